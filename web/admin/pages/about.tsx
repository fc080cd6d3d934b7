import { useTranslations } from 'use-intl'
import { RecordFacts } from '../content/record-facts.tsx'
import { aboutScreens } from '../content/screens/page-screens.ts'
import { SingleRecord } from '../content/single-record.tsx'

export default function About() {
  const t = useTranslations('pages.about')
  return (
    <SingleRecord screens={aboutScreens} lead={t('lead')}>
      {(record) => <RecordFacts type={aboutScreens.type} record={record} />}
    </SingleRecord>
  )
}
