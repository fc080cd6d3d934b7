import PhotoSwipe from 'photoswipe'
import { type Picture, variantUrl, widthsOf } from '../../../domain/media.ts'
import { srcSet } from '../../ui/picture.tsx'
import 'photoswipe/style.css'
import './lightbox.css'

interface LightboxOptions {
  name: string
  pictures: Picture[]
  /** The photograph to begin with. */
  index: number
  /** What was pressed: the photograph grows out of it and shrinks back into it. */
  opener: HTMLElement | null
  /** Called when another photograph is looked at. */
  onTurn: (index: number) => void
}

/** Photographs as large as the screen: pinch, wheel or double tap to zoom, arrows to turn, Escape. */
export function openLightbox({ name, pictures, index, opener, onTurn }: LightboxOptions): void {
  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture, number) => ({
      src: variantUrl(picture.url, widthsOf(picture).at(-1) ?? 160, 'webp'),
      srcset: srcSet(picture, 'webp'),
      width: picture.width,
      height: picture.height,
      msrc: opener?.querySelector('img')?.currentSrc,
      alt: picture.alt || `${name}, photograph ${number + 1}`,
      element: opener ?? undefined,
      thumbCropped: true,
    })),
    index,
    bgOpacity: 1,
    wheelToZoom: true,
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous photograph',
    arrowNextTitle: 'Next photograph',
    errorMsg: 'The photograph cannot be loaded.',
  })
  viewer.on('afterInit', () => {
    viewer.element?.setAttribute('aria-label', `Photographs of ${name}`)
    viewer.element?.setAttribute('aria-modal', 'true')
  })
  viewer.on('change', () => onTurn(viewer.currIndex))
  viewer.init()
}
