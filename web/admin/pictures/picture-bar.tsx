import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { pictureScreens } from '../content/screens/picture-screens.ts'
import type { Picture } from '../forms/pictures/use-pictures.ts'
import { SelectionAction, SelectionBar } from '../ui/selection-bar.tsx'
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
    <SelectionBar
      count={count}
      label={t('label', { count })}
      selected={t('selected', { count })}
      onClear={onClear}
    >
      {photographs.length > 0 && (
        <SelectionAction
          icon="edit"
          label={t('describe')}
          onClick={() => void navigate(`${pictureScreens.address}/describe?${selectedParameter}`)}
        />
      )}
      <SelectionAction icon="trash" label={t('delete')} isDanger onClick={onDelete} />
    </SelectionBar>
  )
}
