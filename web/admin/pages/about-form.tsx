import { useTranslations } from 'use-intl'
import { pageMeta } from '../app/page-meta.ts'
import { aboutScreens } from '../content/screens/about-screens.ts'
import { SingleForm } from '../content/single-form.tsx'

export const meta = pageMeta(aboutScreens.label)

export default function AboutForm() {
  const t = useTranslations('pages.aboutForm')
  return <SingleForm screens={aboutScreens} saved={t('saved')} />
}
