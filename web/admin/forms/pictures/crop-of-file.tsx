import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pictureEndpoints } from '../../../../domain/api/pictures.ts'
import type { PictureEdit } from '../../../../domain/media/picture-edit.ts'
import { useApi } from '../../app/admin-context.ts'
import { readError } from '../../app/use-data.ts'
import { Modal } from '../../ui/dialogs.tsx'
import { showFailure } from '../../ui/toast.tsx'
import { type ChosenFile, libraryMedia, type MediaValue } from '../media/media-value.ts'
import { useStoredPicture } from '../media/use-stored-picture.ts'
import { CropForm, PictureCropDialog } from './picture-crop-dialog.tsx'

interface CropOfFileProps {
  picture: MediaValue
  /** Called with the library's picture that takes the place of a file that was not saved yet. */
  onChange: (picture: MediaValue) => void
  onClose: () => void
}

/** Crop dialog for the picture that a field shows. */
export default function CropOfFile({ picture, onChange, onClose }: CropOfFileProps) {
  return picture.kind === 'stored' ? (
    <CropOfStored url={picture.url} onClose={onClose} />
  ) : (
    <CropOfChosen chosen={picture} onChange={onChange} onClose={onClose} />
  )
}

function CropOfStored({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useTranslations('media.crop')
  const { picture, isMissing } = useStoredPicture(url)
  useEffect(() => {
    if (!isMissing) return
    showFailure(t('missing'))
    onClose()
  }, [isMissing])
  return picture === undefined ? null : <PictureCropDialog picture={picture} onClose={onClose} />
}

interface CropOfChosenProps extends Pick<CropOfFileProps, 'onChange' | 'onClose'> {
  chosen: ChosenFile
}

/** Adds a file to the library with its edit, as one that the form can name. */
function CropOfChosen({ chosen, onChange, onClose }: CropOfChosenProps) {
  const t = useTranslations('media.crop')
  const api = useApi()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function save(edit: PictureEdit | null): Promise<void> {
    setSending(true)
    setFailure('')
    try {
      const body = new FormData()
      body.append('file', chosen.file)
      const [added] = (await api.call(pictureEndpoints.add, {}, body)).pictures
      if (added === undefined) return
      const { _id, name, version, uses } = added
      // The same bytes may be a picture that other places show, and those did not ask for a crop.
      const isTaken = uses > 0 || added.edit !== null
      const shown = isTaken
        ? added
        : (await api.call(pictureEndpoints.update, { id: _id }, { edit }, { version })).pictureData
      if (isTaken) showFailure(t('taken', { name }))
      onClose()
      onChange({ ...libraryMedia(shown), alt: chosen.alt || shown.alt, value: chosen.value })
    } catch (thrown) {
      setFailure(readError(thrown).message)
      setSending(false)
    }
  }

  return (
    <Modal opened onClose={onClose} size={880} title={t('title', { name: chosen.file.name })}>
      <CropForm
        src={chosen.preview}
        picture={unknownPicture}
        isSending={isSending}
        failure={failure}
        onSave={(edit) => void save(edit)}
        onClose={onClose}
      />
    </Modal>
  )
}

/** Nobody has the size of a file until it is loaded. */
const unknownPicture = { width: 4, height: 3, edit: null, uses: 0 }
