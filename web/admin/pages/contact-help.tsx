import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { contact } from '../../../domain/content/contact.ts'
import { fieldsOf } from '../../../domain/content/content-type.ts'
import { useShop } from '../app/shop-settings.tsx'
import { type FormValues, readText } from '../forms/form-values.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { choose } from '../media/media-value.ts'
import { Icon } from '../ui/icon.tsx'
import { showFailure } from '../ui/toast.tsx'
import picture from './contact.webp?no-inline'
import styles from './contact-help.module.css'

/** Saved without the others at first. */
const numbers: readonly string[] = contact.firstFields

/**
 * Required fields that are still empty, and a button that fills those with a known or default
 * value.
 */
export function ContactHelp({ form }: Pick<RecordForm, 'form'>) {
  const { brandName } = useShop()
  const [working, setWorking] = useState(false)
  const values = useWatch({ control: form.control })
  const missing = fieldsOf(contact).filter(([name, field]) => field.required && !values[name])
  if (missing.length === 0) return null

  const texts = textsFor(brandName, values)
  const isEmpty = (wanted: string) => missing.some(([name]) => name === wanted)
  const fill = async () => {
    setWorking(true)
    const filled: FormValues = { ...texts, image: isEmpty('image') ? await neutralPicture() : null }
    setWorking(false)
    for (const [name] of missing) {
      if (filled[name]) form.setValue(name, filled[name], { shouldDirty: true, shouldTouch: true })
    }
    const [next] = missing.find(([name]) => !filled[name]) ?? []
    if (next !== undefined) form.setFocus(next)
  }
  return (
    <section className={styles.root} aria-label="Missing fields">
      <Icon name="info" />
      <p>
        Still missing: <b>{missing.map(([, { label }]) => label).join(', ')}</b>.
        {numbers.some(isEmpty) && ' You can save the two numbers first.'}
      </p>
      {(isEmpty('image') ||
        Object.entries(texts).some(([name, text]) => text && isEmpty(name))) && (
        <Button onClick={fill} loading={working}>
          Fill in for me
        </Button>
      )}
      <small>
        This uses your brand name for title and description, your WhatsApp number as mobile number,
        and a neutral photo. You can change all of it.
      </small>
    </section>
  )
}

/** Default values. */
function textsFor(brandName: string, values: FormValues) {
  return {
    title: brandName === '' ? 'Talk to us' : `Talk to ${brandName}`,
    description: `A question about a product, a size or a delivery? ${brandName === '' ? 'We are' : `${brandName} is`} glad to hear from you.`,
    mobileNumber: readText(values.watsappNumber),
  }
}

async function neutralPicture() {
  try {
    const response = await fetch(picture)
    return choose(new File([await response.blob()], 'contact.webp', { type: 'image/webp' }))
  } catch {
    showFailure('The photo could not be loaded. Please choose one yourself.')
    return null
  }
}
