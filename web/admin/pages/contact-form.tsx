import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { contact } from '../../../domain/content/contact.ts'
import { contactScreens } from '../content/screens/contact-screens.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { tidyPhone } from '../content/tidy.ts'
import type { Layout } from '../content/screens/layout.ts'
import { useShop } from '../frame/shop.tsx'
import { pageMeta } from '../page-meta.ts'
import { showDone } from '../toast.tsx'
import { ContactHelp } from './contact-help.tsx'

export const meta = pageMeta('Contact')

const parent = { label: 'Contact', to: '/admin/contact' }

export default function ContactForm() {
  const navigate = useNavigate()
  const { phoneCountryCode } = useShop()
  const layout = useMemo(() => withCountry(phoneCountryCode), [phoneCountryCode])
  return (
    <RecordLoader type={contact} id={undefined} parent={parent}>
      {(record, reload) => (
        <RecordPage
          type={contact}
          record={record}
          layout={layout}
          title={contact.labels.edit}
          parent={parent}
          saveLabel="Update"
          onRestored={reload}
          site="/contactus"
          help={({ form }) => <ContactHelp form={form} />}
          onSaved={() => {
            showDone('Contact saved.')
            navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}

/** Numbers are taken as people of the shop's country write them. */
function withCountry(code: string): Layout {
  const tidy = (text: string) => tidyPhone(text, code)
  const { mobileNumber, watsappNumber, ...hints } = contactScreens.layout.hints
  return {
    ...contactScreens.layout,
    hints: {
      ...hints,
      mobileNumber: { ...mobileNumber, tidy },
      watsappNumber: { ...watsappNumber, tidy },
    },
  }
}
