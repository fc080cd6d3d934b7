import { Button } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { openingHours } from '../../../domain/content/opening-hours.ts'
import { hasHours, readHoliday, readSpans } from '../../../domain/time/opening-hours.ts'
import { openingNotice } from '../../../domain/time/opening-hours-text.ts'
import { usePageTexts } from '../app/page-texts.ts'
import { useShop } from '../app/shop-settings.tsx'
import { openingHoursScreens } from '../content/screens/page-screens.ts'
import { SingleForm } from '../content/single-record.tsx'
import { typedValues } from '../forms/fields/field-forms.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import styles from './contact-help.module.css'

export default function OpeningHours() {
  return <SingleForm screens={openingHoursScreens} help={({ form }) => <HoursHelp form={form} />} />
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Current notice for visitors, and buttons that copy Monday's hours to the following days. */
function HoursHelp({ form }: Pick<RecordForm, 'form'>) {
  const t = useTranslations('chat.hoursHelp')
  const { timeZone } = useShop()
  const texts = usePageTexts('answers')
  const values = typedValues(openingHours, useWatch({ control: form.control }))
  const week = days.map((day) => values[day]).map((text) => (readSpans(text) ? text : ''))
  const holidays = values.holidays.filter((text) => readHoliday(text) !== null)
  const notice = hasHours({ week, holidays })
    ? openingNotice({ timeZone, week, holidays }, texts, Date.now()) || t('nothingOpen')
    : t('nothingSet')
  const [monday = ''] = week
  const copy = (last: number) => {
    for (const day of days.slice(1, last)) {
      form.setValue(day, monday, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  }
  return (
    <section className={styles.hoursHelp} aria-label={t('title')}>
      <p>{t.rich('notice', { notice, timeZone, b: (words) => <b>{words}</b> })}</p>
      {monday !== '' && (
        <div className="cluster">
          <Button onClick={() => copy(5)}>{t('copyToFriday')}</Button>
          <Button onClick={() => copy(6)}>{t('copyToSaturday')}</Button>
          <Button onClick={() => copy(7)}>{t('copyToAll')}</Button>
        </div>
      )}
    </section>
  )
}
