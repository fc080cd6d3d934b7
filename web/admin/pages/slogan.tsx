import { slogan } from '../../../domain/content/slogan.ts'
import { sloganScreens } from '../content/screens/slogan-screens.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { pageMeta } from '../page-meta.ts'
import { showDone } from '../toast.tsx'

export const meta = pageMeta('Slogan')

export default function Slogan() {
  return (
    <RecordLoader type={slogan} id={undefined} parent={{ label: 'Dashboard', to: '/admin' }}>
      {(record, reload) => (
        <RecordPage
          type={slogan}
          record={record}
          layout={sloganScreens.layout}
          title="Slogan"
          onRestored={reload}
          site="/"
          onSaved={() => showDone('Slogan saved.')}
        />
      )}
    </RecordLoader>
  )
}
