import { useNavigate } from 'react-router'
import { about } from '../../../domain/content/about.ts'
import { aboutScreens } from '../content/screens/about-screens.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { pageMeta } from '../page-meta.ts'
import { showDone } from '../toast.tsx'

export const meta = pageMeta('About Us')

const parent = { label: 'About Us', to: '/admin/aboutus' }

export default function AboutForm() {
  const navigate = useNavigate()
  return (
    <RecordLoader type={about} id={undefined} parent={parent}>
      {(record, reload) => (
        <RecordPage
          type={about}
          record={record}
          layout={aboutScreens.layout}
          title={about.labels.edit}
          parent={parent}
          saveLabel="Update"
          onRestored={reload}
          site="/aboutus"
          onSaved={() => {
            showDone('About us saved.')
            navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}
