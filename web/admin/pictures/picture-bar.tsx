import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import bar from '../catalogue/bulk/bulk-bar.module.css'
import { pictureScreens } from '../content/screens/picture-screens.ts'
import type { Picture } from '../forms/pictures/use-pictures.ts'
import { Icon } from '../ui/icon.tsx'
import { selectedParameter } from './use-describe-queue.ts'

interface PictureBarProps {
  chosen: readonly Picture[]
  onDelete: () => void
  onClear: () => void
}

/** Toolbar of actions on the selected pictures. */
export function PictureBar({ chosen, onDelete, onClear }: PictureBarProps) {
  const t = useTranslations('pictures.bar')
  const navigate = useNavigate()
  const photographs = chosen.filter(({ kind }) => kind === 'image')
  const count = chosen.length
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && t('label', { count })}</VisuallyHidden>
      {count > 0 && (
        <div className={bar.root} role="toolbar" aria-label={t('label', { count })}>
          <b>{t('selected', { count })}</b>
          <span className={bar.line} />
          <div className={bar.actions}>
            {photographs.length > 0 && (
              <button
                type="button"
                onClick={() =>
                  void navigate(`${pictureScreens.address}/describe?${selectedParameter}`)
                }
              >
                <Icon name="edit" size={16} />
                {t('describe')}
              </button>
            )}
            <button type="button" className={bar.delete} onClick={onDelete}>
              <Icon name="trash" size={16} />
              {t('delete')}
            </button>
          </div>
          <ActionIcon className={bar.close} aria-label={t('clear')} onClick={onClear}>
            <Icon name="close" size={16} />
          </ActionIcon>
        </div>
      )}
    </>
  )
}
