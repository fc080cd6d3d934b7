import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { contact } from '../../../domain/content/contact.ts'
import { fieldsOf } from '../../../domain/content/content-type.ts'
import { originalLanguage } from '../../../domain/languages/language.ts'
import { format, toMessage } from '../../../domain/text/message.ts'
import type { SiteMessages } from '../../../domain/text/site-messages.ts'
import { useSiteMessages } from '../app/page-texts.ts'
import { useShop } from '../app/shop-settings.tsx'
import { contactScreens } from '../content/screens/page-screens.ts'
import { SingleForm } from '../content/single-record.tsx'
import { normalisePhone } from '../forms/contact-normalisation.ts'
import type { Layout } from '../forms/form-layout.ts'
import { type FormValues, readText } from '../forms/form-values.ts'
import { choose } from '../forms/media/media-value.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { showFailure } from '../ui/toast.tsx'
import picture from './contact.webp?no-inline'
import styles from './contact-help.module.css'

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

/** Saved without the others at first. */
const numbers: readonly string[] = contact.firstFields

/**
 * Required fields that are still empty, and a button that fills those with a known or default
 * value.
 */
function ContactHelp({ form }: Pick<RecordForm, 'form'>) {
  const t = useTranslations('pages.contactHelp')
  const declared = useDeclaredTexts()
  const { brandName, languages } = useShop()
  const { contactDefaults } = useSiteMessages(languages[0] ?? originalLanguage)
  const [working, setWorking] = useState(false)
  const values = useWatch({ control: form.control })
  const missing = fieldsOf(contact).filter(([name, field]) => field.required && !values[name])
  if (missing.length === 0) return null

  const texts = {
    ...describeContact(brandName, contactDefaults),
    mobileNumber: readText(values.whatsappNumber),
  }
  const readPicture = async () => {
    const photo = await neutralPicture()
    if (photo === null) showFailure(t('photoFailed'))
    return photo
  }
  const isEmpty = (wanted: string) => missing.some(([name]) => name === wanted)
  const fill = async () => {
    setWorking(true)
    const filled: FormValues = { ...texts, image: isEmpty('image') ? await readPicture() : null }
    setWorking(false)
    for (const [name] of missing) {
      if (filled[name]) form.setValue(name, filled[name], { shouldDirty: true, shouldTouch: true })
    }
    const [next] = missing.find(([name]) => !filled[name]) ?? []
    if (next !== undefined) form.setFocus(next)
  }
  return (
    <section className={styles.root} aria-label={t('title')}>
      <Icon name="info" />
      <p>
        {t.rich('missing', {
          fields: missing.map(([, { path }]) => declared(`fields.${path}.label`)).join(', '),
          b: (words) => <b>{words}</b>,
        })}
        {numbers.some(isEmpty) && ` ${t('numbersFirst')}`}
      </p>
      {(isEmpty('image') ||
        Object.entries(texts).some(([name, text]) => text && isEmpty(name))) && (
        <Button onClick={fill} loading={working}>
          {t('fill')}
        </Button>
      )}
      <small className="fine-print">{t('explanation')}</small>
    </section>
  )
}

/** Texts to begin with. Visitors read these, so they follow the site and not the back office. */
function describeContact(brand: string, texts: SiteMessages['contactDefaults']) {
  const { title, titleOf, description, descriptionOf } = texts
  if (brand === '') return { title, description }
  const write = (text: string) => format(toMessage(text, ['brand']), { brand })
  return { title: write(titleOf), description: write(descriptionOf) }
}

/** Photo that fits every shop; null if it could not be loaded. */
async function neutralPicture() {
  try {
    const response = await fetch(picture)
    return choose(new File([await response.blob()], 'contact.webp', { type: 'image/webp' }))
  } catch {
    return null
  }
}
