import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { story } from '../../../domain/content/story.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { storyScreens } from '../content/screens/page-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { SavedDialog } from '../ui/dialogs.tsx'

export default function StoryForm() {
  const t = useTranslations('pages.storyForm')
  const declared = useDeclaredTexts()
  const parent = { label: declared(storyScreens.label), to: storyScreens.address }
  const { id } = useParams()
  const navigate = useNavigate()
  const [saved, setSaved] = useState(false)
  return (
    <>
      <RecordLoader type={story} id={id} parent={parent}>
        {(record, reload) => (
          <RecordPage
            type={story}
            record={record}
            layout={storyScreens.layout}
            title={record === null ? t('add') : declared('types.story.edit')}
            parent={parent}
            onRestored={reload}
            site={storyScreens.site}
            onSaved={() => setSaved(true)}
          />
        )}
      </RecordLoader>
      {saved && <SavedDialog message={t('saved')} onClose={() => navigate(parent.to)} />}
    </>
  )
}
