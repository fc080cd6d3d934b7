import { useTranslations } from 'use-intl'
import { RecordScreen } from '../content/record-screen.tsx'
import { roomScreens } from '../content/screens/catalogue-screens.ts'

export default function RoomForm() {
  const t = useTranslations('catalogue.rooms.form')
  return <RecordScreen screens={roomScreens} describeSaved={(name) => t('saved', { name })} />
}
