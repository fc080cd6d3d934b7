import { useNavigate } from 'react-router'
import { contact } from '../../../domain/content/contact.ts'
import { contactLayout } from '../content/layouts.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { pageMeta } from '../page-meta.ts'
import { showDone } from '../toast.tsx'

export const meta = pageMeta('Contact')

const parent = { label: 'Contact', to: '/admin/contact' }

export default function ContactForm() {
  const navigate = useNavigate()
  return (
    <RecordLoader type={contact} id={undefined} parent={parent}>
      {(record, reload) => (
        <RecordPage
          type={contact}
          record={record}
          layout={contactLayout}
          title={contact.labels.edit}
          parent={parent}
          saveLabel="Update"
          onRestored={reload}
          site="/contactus"
          onSaved={() => {
            showDone('Contact saved.')
            navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}
