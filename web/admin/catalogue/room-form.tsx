import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { room } from '../../../domain/content/room.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordPage } from '../content/record-page.tsx'
import { roomScreens } from '../content/screens/catalogue-screens.ts'
import { nameIn } from '../forms/form-values.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { showDone } from '../ui/toast.tsx'

export default function RoomForm() {
  const t = useTranslations('catalogue.rooms.form')
  const declared = useDeclaredTexts()
  const { id } = useParams()
  const navigate = useNavigate()
  const parent = { label: declared(roomScreens.label), to: roomScreens.address }
  return (
    <RecordLoader type={room} id={id} parent={parent}>
      {(record, reload) => (
        <RecordPage
          type={room}
          record={record}
          layout={roomScreens.layout}
          title={declared(record === null ? 'types.room.add' : 'types.room.edit')}
          parent={parent}
          onRestored={reload}
          site={record?.path ?? roomScreens.site}
          onSaved={(saved) => {
            showDone(t('saved', { name: nameIn(room, saved) }))
            navigate(parent.to)
          }}
        />
      )}
    </RecordLoader>
  )
}
