import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DetailedPicture } from '../../../domain/api/pictures.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './picture-detail.module.css'

interface PictureActionsProps {
  picture: DetailedPicture
  isFocusing: boolean
  onFocusing: () => void
  onOpen: (dialog: 'crop' | 'replace' | 'delete') => void
}

/** Buttons below a picture. */
export function PictureActions({ picture, isFocusing, onFocusing, onOpen }: PictureActionsProps) {
  const t = useTranslations('pictures.actions')
  const isPhotograph = picture.kind === 'image'
  const isUsed = picture.uses > 0
  return (
    <div className={`cluster ${styles.actions}`}>
      {isPhotograph && (
        <>
          <Button
            leftSection={<Icon name="crop" size={16} />}
            aria-haspopup="dialog"
            onClick={() => onOpen('crop')}
          >
            {t('crop')}
          </Button>
          <Button
            leftSection={<Icon name="focus" size={16} />}
            aria-pressed={isFocusing}
            onClick={onFocusing}
          >
            {t('focus')}
          </Button>
        </>
      )}
      {isUsed && (
        <Button
          leftSection={<Icon name="images" size={16} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('replace')}
        >
          {t('replace')}
        </Button>
      )}
      <Button
        component="a"
        href={picture.original}
        download={downloadName(picture)}
        leftSection={<Icon name="download" size={16} />}
      >
        {t('download')}
      </Button>
      {!isUsed && (
        <Button
          variant="subtle"
          color="danger"
          leftSection={<Icon name="trash" size={16} />}
          aria-haspopup="dialog"
          onClick={() => onOpen('delete')}
        >
          {t('delete')}
        </Button>
      )}
    </div>
  )
}

/** File name of a download: the picture's name, with the extension of its file. */
export function downloadName({
  name,
  original,
}: Pick<DetailedPicture, 'name' | 'original'>): string {
  const extension = /\.\w+$/.exec(original)?.[0] ?? ''
  return name.slice(0, 100) + extension
}
