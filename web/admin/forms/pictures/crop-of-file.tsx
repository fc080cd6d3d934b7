import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { showFailure } from '../../ui/toast.tsx'
import { useStoredPicture } from '../media/use-stored-picture.ts'
import { PictureCropDialog } from './picture-crop-dialog.tsx'

interface CropOfFileProps {
  /** Address of a stored file. */
  url: string
  onClose: () => void
}

/** Crop dialog for the picture that a field shows. */
export default function CropOfFile({ url, onClose }: CropOfFileProps) {
  const t = useTranslations('media.crop')
  const { picture, isMissing } = useStoredPicture(url)
  useEffect(() => {
    if (!isMissing) return
    showFailure(t('missing'))
    onClose()
  }, [isMissing])
  return picture === undefined ? null : <PictureCropDialog picture={picture} onClose={onClose} />
}
