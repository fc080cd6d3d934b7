import { useTranslations } from 'use-intl'
import { LinkedListScreen } from '../content/card-list.tsx'
import { storyScreens } from '../content/screens/page-screens.ts'

export default function Stories() {
  const t = useTranslations('pages.stories')
  return (
    <LinkedListScreen
      screens={storyScreens}
      columns="wide"
      lead={t('lead')}
      nameOf={({ title }) => title}
      pictureOf={({ imageDetails }) => imageDetails}
      text={({ content }) => <p>{content}</p>}
      deletion={t('deletion')}
      empty={{ icon: storyScreens.icon, title: t('none'), text: t('noneHint') }}
    />
  )
}
