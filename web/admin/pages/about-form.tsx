import { useTranslations } from 'use-intl'
import { aboutScreens } from '../content/screens/page-screens.ts'
import { SingleForm } from '../content/single-record.tsx'

export default function AboutForm() {
  const t = useTranslations('pages.aboutForm')
  return <SingleForm screens={aboutScreens} saved={t('saved')} />
}
