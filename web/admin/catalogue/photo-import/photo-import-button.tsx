import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../../app/admin-context.ts'
import { FileChooser, photoTypes } from '../../forms/media/file-chooser.tsx'
import { HeaderButton } from '../../ui/page-header.tsx'

export const photographsPath = '/admin/manage-store/products/photographs'

/** Passes photos from any screen to the one that imports them. */
export function useHandOver(): (files: File[]) => void {
  const { handedOver } = useAdmin()
  const navigate = useNavigate()
  return (files) => {
    if (files.length === 0) return
    handedOver.photographs = files
    navigate(photographsPath)
  }
}

export function AddPhotographs() {
  const t = useTranslations('catalogue.photoImport.button')
  const handOver = useHandOver()
  return (
    <FileChooser onFiles={handOver} accept={photoTypes} multiple>
      {(openDialog) => <HeaderButton icon="images" label={t('fromPhotos')} onClick={openDialog} />}
    </FileChooser>
  )
}
