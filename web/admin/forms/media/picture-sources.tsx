import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedPicture, PictureKind } from '../../../../domain/api/pictures.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { FileChooser, photoTypes, videoTypes } from './file-chooser.tsx'

// Loads the grid of all pictures with it.
const PictureLibraryDialog = lazy(async () => {
  const dialog = await import('../pictures/picture-library-dialog.tsx')
  return { default: dialog.PictureLibraryDialog }
})

/** Way to a picture for a place, such as the key of the picture that it replaces. */
export interface PictureSource {
  name: 'upload' | 'camera' | 'library'
  icon: IconName
  label: string
  open: (place?: string | null) => void
}

interface PictureSourcesProps {
  kind: PictureKind
  /** Several at once, unless they replace one. */
  multiple?: boolean
  onFiles: (files: File[], place: string | null) => void
  onChoose: (pictures: ListedPicture[], place: string | null) => void
  children: (sources: PictureSource[]) => ReactNode
}

/** Sources of a field's pictures: files, the camera of a phone, and the library. */
export function PictureSources(props: PictureSourcesProps) {
  const { kind, multiple = false, onFiles, onChoose, children } = props
  const t = useTranslations('media.sources')
  const hasCamera = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const place = useRef<string | null>(null)
  const [isLibrary, setLibrary] = useState(false)
  const accept = kind === 'image' ? photoTypes : videoTypes
  const takeFiles = (files: File[]) => onFiles(files, place.current)
  const at =
    (open: () => void) =>
    (target: string | null = null) => {
      place.current = target
      open()
    }
  const list = (upload: () => void, camera: (() => void) | null): PictureSource[] => [
    { name: 'upload', icon: 'upload', label: t('upload'), open: at(upload) },
    ...(camera === null
      ? []
      : [
          { name: 'camera', icon: 'camera', label: t(`camera.${kind}`), open: at(camera) } as const,
        ]),
    { name: 'library', icon: 'images', label: t('library'), open: at(() => setLibrary(true)) },
  ]
  return (
    <>
      <FileChooser accept={accept} multiple={multiple} onFiles={takeFiles}>
        {(upload) =>
          hasCamera ? (
            <FileChooser accept={accept} isCamera onFiles={takeFiles}>
              {(camera) => children(list(upload, camera))}
            </FileChooser>
          ) : (
            children(list(upload, null))
          )
        }
      </FileChooser>
      {isLibrary && (
        <Suspense>
          <PictureLibraryDialog
            kind={kind}
            multiple={multiple && place.current === null}
            onChoose={(pictures) => onChoose(pictures, place.current)}
            onClose={() => setLibrary(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface SourceButtonsProps {
  sources: readonly PictureSource[]
  className: string | undefined
}

/** Sources beside the first one, whose button belongs to the field. */
export function SourceButtons({ sources, className }: SourceButtonsProps) {
  return sources.slice(1).map(({ name, icon, label, open }) => (
    <button key={name} type="button" className={className} onClick={() => open()}>
      <Icon name={icon} size={16} />
      {label}
    </button>
  ))
}
