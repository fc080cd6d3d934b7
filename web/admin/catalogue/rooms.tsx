import { useTranslations } from 'use-intl'
import { LinkedListScreen } from '../content/card-list.tsx'
import { roomScreens } from '../content/screens/catalogue-screens.ts'

export default function Rooms() {
  const t = useTranslations('catalogue.rooms.list')
  return (
    <LinkedListScreen
      screens={roomScreens}
      columns="wide"
      lead={t('lead')}
      nameOf={({ title }) => title}
      pictureOf={({ imageDetails }) => imageDetails}
      text={({ points, visibility }) => (
        <p>{t(visibility === 'hidden' ? 'hiddenMarks' : 'marks', { count: points.length })}</p>
      )}
      deletion={t('deletion')}
      empty={{ icon: roomScreens.icon, title: t('none'), text: t('noneHint') }}
    />
  )
}
