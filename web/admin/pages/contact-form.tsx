import { useMemo } from 'react'
import { useShop } from '../app/shop-settings.tsx'
import { contactScreens } from '../content/screens/page-screens.ts'
import { SingleForm } from '../content/single-form.tsx'
import { normalisePhone } from '../forms/contact-normalisation.ts'
import type { Layout } from '../forms/form-layout.ts'
import { ContactHelp } from './contact-help.tsx'

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

/** Normalises phone numbers by the conventions of the shop's country. */
function withCountry(code: string): Layout {
  const normalise = (text: string) => normalisePhone(text, code)
  const { layout } = contactScreens
  const { mobileNumber, whatsappNumber, ...hints } = layout.hints
  return {
    ...layout,
    hints: {
      ...hints,
      mobileNumber: { ...mobileNumber, normalise },
      whatsappNumber: { ...whatsappNumber, normalise },
    },
  }
}
