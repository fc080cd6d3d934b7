import { type MouseEvent, useRef, useState } from 'react'
import { getLargestUrl, type Picture } from '../../../domain/media/media.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import photo from '../../ui/photo.module.css'
import { Picture as Image } from '../../ui/picture.tsx'
import { NoScript } from '../content/page-output.tsx'
import { usePageLabels } from '../content/texts.ts'
import { useLazyDialog } from '../ui/load-or-reload.ts'
import { Photo } from '../ui/photo.tsx'
import { useSwipe } from '../ui/swipe.ts'
import css from './product-gallery.module.css'
import { PhotoDots, Thumbnails } from './thumbnails.tsx'

const sizes = '(min-width:1336px)681px,(min-width:900px)55vw,(min-width:720px)45vw,90vw'

interface GalleryProps {
  name: string
  pictures: Picture[]
  /** The first photo is shown whenever this changes. */
  leading?: string | undefined
}

/** Gallery with one large photo, thumbnails or dots below it, and a full-screen viewer. */
export function Gallery({ name, pictures, leading }: GalleryProps) {
  const [index, setIndex] = useState(0)
  const [shown, setShown] = useState(leading)
  if (shown !== leading) {
    setShown(leading)
    setIndex(0)
  }
  const labels = usePageLabels('product')
  const picture = pictures[index] ?? pictures[0]
  /** After the last photo comes the first. */
  const choose = (next: number) => setIndex((next + pictures.length) % pictures.length)
  const swipe = useSwipe((step) => choose(index + step))
  const main = useRef<HTMLAnchorElement>(null)
  const { Dialog: Lightbox, open, close } = useLazyDialog(loadLightbox)
  if (picture === undefined) {
    return (
      <div className={css.root}>
        <div className={css.main}>
          <Photo picture={null} sizes={sizes} />
        </div>
      </div>
    )
  }
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    if (swipe.justHappened()) return
    // The viewer is loaded on first use; if that fails, the image itself opens.
    open(() => location.assign(getLargestUrl(picture)))
  }
  const place = format(labels.photoPlace, { number: index + 1, count: pictures.length })
  return (
    <div className={css.root}>
      <div className={css.main}>
        <a
          ref={main}
          className={css.open}
          href={getLargestUrl(picture)}
          draggable={false}
          data-script
          onClick={enlarge}
          {...(pictures.length > 1 && swipe.handlers)}
        >
          <Photo
            picture={picture}
            sizes={sizes}
            srcsetKind="half"
            alt={picture.alt || name}
            priority
          >
            <span className={`${button.round} ${css.zoom} off-sheet`}>
              <Icon name="zoom" />
            </span>
          </Photo>
          <span className="vh off-sheet">{format(labels.enlarge, { place })}</span>
        </a>
      </div>
      {pictures.length > 1 && (
        <>
          <Thumbnails pictures={pictures} index={index} onChoose={choose} />
          <PhotoDots count={pictures.length} index={index} onChoose={choose} />
        </>
      )}
      {Lightbox !== null && (
        <Lightbox
          name={name}
          pictures={pictures}
          index={index}
          opener={main.current}
          onTurn={setIndex}
          onClose={close}
        />
      )}
      {pictures.length > 1 && (
        <NoScript>
          <ul className={css.plain}>
            {pictures.map((each, number) => (
              <li key={each.url}>
                <a className={photo.root} href={getLargestUrl(each)}>
                  <Image
                    picture={each}
                    sizes="30vw"
                    srcsetKind="small"
                    alt={each.alt || `${name}, ${number + 1}`}
                  />
                </a>
              </li>
            ))}
          </ul>
        </NoScript>
      )}
    </div>
  )
}

async function loadLightbox() {
  return (await import('./lightbox.tsx')).Lightbox
}
