import { FileButton } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdmin } from '../../app/admin-context.ts'
import { HeaderButton } from '../../ui/header-button.tsx'

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
    <FileButton onChange={handOver} accept="image/*,.heic,.heif" multiple>
      {({ onClick }) => <HeaderButton icon="images" label={t('fromPhotos')} onClick={onClick} />}
    </FileButton>
  )
}
