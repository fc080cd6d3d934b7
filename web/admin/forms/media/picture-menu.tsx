import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Action, ActionsMenu, type OpenerProps } from '../../ui/actions-menu.tsx'
import { keyOf, type MediaValue } from './media-value.ts'
import type { PictureSource } from './picture-sources.tsx'

// Loads the crop tool with it.
const CropOfFile = lazy(() => import('../pictures/crop-of-file.tsx'))

interface PictureMenuProps {
  /** Null for a place that has none yet. */
  picture: MediaValue | null
  kind: 'image' | 'video'
  /** Name of the picture in its form. */
  name: string
  sources: readonly PictureSource[]
  /** Called with what takes the place of a file that was not saved yet. */
  onChange?: (picture: MediaValue) => void
  onRemove?: () => void
  children: (opener: OpenerProps) => ReactNode
}

/** Menu of what can be done with a picture: crop it, put another in its place, or remove it. */
export function PictureMenu(props: PictureMenuProps) {
  const { picture, kind, name, sources, onChange, onRemove, children } = props
  const t = useTranslations('media.sources')
  const [isCropping, setCropping] = useState(false)
  const place = picture === null ? null : keyOf(picture)
  const isReadable = picture?.kind === 'stored' || picture?.failure === null
  const canCrop = kind === 'image' && isReadable && onChange !== undefined
  const actions: Action[] = [
    ...(canCrop
      ? [{ label: t('crop'), icon: 'crop', onClick: () => setCropping(true) } as const]
      : []),
    ...sources.map(({ label, icon, open }) => ({ label, icon, onClick: () => open(place) })),
    ...(picture !== null && onRemove !== undefined
      ? [{ label: t('remove'), icon: 'trash', danger: true, onClick: onRemove } as const]
      : []),
  ]
  return (
    <>
      <ActionsMenu name={name} label={t('change', { name })} actions={actions}>
        {children}
      </ActionsMenu>
      {isCropping && canCrop && (
        <Suspense>
          <CropOfFile picture={picture} onChange={onChange} onClose={() => setCropping(false)} />
        </Suspense>
      )}
    </>
  )
}
