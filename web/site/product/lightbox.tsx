import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './lightbox.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { getLargestUrl, type Picture } from '../../../domain/media/media.ts'
import type { Labels } from '../../../domain/text/labels.ts'
import { format } from '../../../domain/text/message.ts'
import { useCloseOnBack } from '../../ui/open-layers.tsx'
import { srcSet } from '../../ui/picture.tsx'
import { usePageLabels } from '../content/texts.ts'

interface LightboxProps {
  name: string
  pictures: Picture[]
  /** Shows the alternative text of each photo below it. */
  hasCaptions?: boolean
  /** Index of the initial photo. */
  index: number
  /** Clicked element, from which the photo zooms in and to which it zooms back. */
  opener?: HTMLElement | null
  /** Called with the index of the new photo. */
  onTurn?: (index: number) => void
  onClose: () => void
}

/**
 * Full-screen photo viewer: pinch, wheel or double tap to zoom, arrows to move on, Escape or Back
 * to close.
 */
export function Lightbox(props: LightboxProps) {
  const viewer = useRef<PhotoSwipe>(null)
  useCloseOnBack(true, () => viewer.current && closeViewer(viewer.current))
  const labels = usePageLabels('viewer')
  const open = useEffectEvent(() => createViewer(props, labels))
  const turn = useEffectEvent((index: number) => props.onTurn?.(index))
  const close = useEffectEvent(() => props.onClose())
  useEffect(() => {
    const opened = open()
    let isShown = true
    viewer.current = opened
    opened.on('change', () => turn(opened.currIndex))
    opened.on('destroy', () => {
      if (isShown) close()
    })
    opened.init()
    return () => {
      isShown = false
      opened.destroy()
    }
  }, [])
  return null
}

function createViewer(
  { name, pictures, hasCaptions = false, index, opener = null }: LightboxProps,
  labels: Labels['viewer'],
): PhotoSwipe {
  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture, number) => ({
      src: getLargestUrl(picture),
      srcset: picture.ready === 'none' ? undefined : srcSet(picture, 'full', 'webp'),
      width: picture.width,
      height: picture.height,
      msrc: opener?.querySelector('img')?.currentSrc,
      alt: picture.alt || format(labels.photo, { name, number: number + 1 }),
      element: opener ?? undefined,
      thumbCropped: true,
    })),
    index,
    bgOpacity: 1,
    wheelToZoom: true,
    closeTitle: labels.close,
    zoomTitle: labels.zoom,
    arrowPrevTitle: labels.previousPhoto,
    arrowNextTitle: labels.nextPhoto,
    errorMsg: labels.photoMissing,
  })
  if (hasCaptions) addCaption(viewer, pictures)
  viewer.on('afterInit', () => {
    viewer.element?.setAttribute('aria-label', format(labels.photos, { name }))
    viewer.element?.setAttribute('aria-modal', 'true')
    viewer.scrollWrap?.setAttribute('aria-roledescription', labels.carousel)
    for (const { el } of viewer.mainScroll.itemHolders)
      el.setAttribute('aria-roledescription', labels.slide)
  })
  return viewer
}

function addCaption(viewer: PhotoSwipe, pictures: Picture[]): void {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit(element) {
        element.className = 'pswp__caption'
        viewer.on('change', () => {
          element.textContent = pictures[viewer.currIndex]?.alt ?? ''
        })
      },
    })
  })
}

/** PhotoSwipe cannot close during its opening animation, so closing waits for its end. */
function closeViewer(viewer: PhotoSwipe): void {
  if (viewer.opener.isOpen) viewer.close()
  else viewer.on('openingAnimationEnd', () => viewer.close())
}
