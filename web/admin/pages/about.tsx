import { useTranslations } from 'use-intl'
import { pageMeta } from '../app/page-meta.ts'
import { RecordFacts } from '../content/record-facts.tsx'
import { aboutScreens } from '../content/screens/about-screens.ts'
import { SingleRecord } from '../content/single-record.tsx'

export const meta = pageMeta(aboutScreens.label)

export default function About() {
  const t = useTranslations('pages.about')
  return (
    <SingleRecord screens={aboutScreens} lead={t('lead')}>
      {(record) => <RecordFacts type={aboutScreens.type} record={record} />}
    </SingleRecord>
  )
}
