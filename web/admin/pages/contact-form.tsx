import { useMemo } from 'react'
import { contactScreens } from '../content/screens/contact-screens.ts'
import type { Layout } from '../content/screens/layout.ts'
import { SingleForm } from '../content/single-form.tsx'
import { normalisePhone } from '../content/tidy.ts'
import { pageMeta } from '../page-meta.ts'
import { useShop } from '../shop.tsx'
import { ContactHelp } from './contact-help.tsx'

export const meta = pageMeta(contactScreens.label)

export default function ContactForm() {
  const { phoneCountryCode } = useShop()
  const layout = useMemo(() => withCountry(phoneCountryCode), [phoneCountryCode])
  return (
    <SingleForm
      screens={contactScreens}
      layout={layout}
      help={({ form }) => <ContactHelp form={form} />}
    />
  )
}

/** Numbers are taken as people of the shop's country write them. */
function withCountry(code: string): Layout {
  const normalise = (text: string) => normalisePhone(text, code)
  const { layout } = contactScreens
  const { mobileNumber, watsappNumber, ...hints } = layout.hints
  return {
    ...layout,
    hints: {
      ...hints,
      mobileNumber: { ...mobileNumber, normalise },
      watsappNumber: { ...watsappNumber, normalise },
    },
  }
}
