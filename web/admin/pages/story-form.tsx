import { useTranslations } from 'use-intl'
import { RecordScreen } from '../content/record-screen.tsx'
import { storyScreens } from '../content/screens/page-screens.ts'

export default function StoryForm() {
  const t = useTranslations('pages.storyForm')
  return (
    <RecordScreen
      screens={storyScreens}
      describeSaved={() => t('saved')}
      isSavedInDialog
      page={(record) => (record === null ? { title: t('add') } : {})}
    />
  )
}
