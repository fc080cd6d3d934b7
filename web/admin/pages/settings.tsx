import { settings } from '../../../domain/content/settings.ts'
import { settingsScreens } from '../content/screens/settings-screens.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { useShop } from '../frame/shop.tsx'
import { pageMeta } from '../page-meta.ts'
import { showDone } from '../toast.tsx'

export const meta = pageMeta('Settings')

export default function Settings() {
  const shop = useShop()
  return (
    <RecordLoader type={settings} id={undefined} parent={{ label: 'Dashboard', to: '/admin' }}>
      {(record, reload) => (
        <RecordPage
          type={settings}
          record={record}
          layout={settingsScreens.layout}
          title="Settings"
          onRestored={reload}
          onSaved={() => {
            showDone('Settings saved.')
            void shop.reload()
          }}
        />
      )}
    </RecordLoader>
  )
}
