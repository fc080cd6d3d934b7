import { type RefObject, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { pictureScreens } from '../content/screens/picture-screens.ts'
import { DropArea } from '../forms/media/drop-area.tsx'
import type { GridPlace } from '../forms/pictures/picture-grid.tsx'
import { type PictureSelection, usePictureSelection } from '../forms/pictures/picture-selection.ts'
import styles from './library-layout.module.css'
import { UploadPanel } from './upload-panel.tsx'
import { type Uploads, useUploads } from './use-uploads.ts'

/** State of the list that outlives the way to a picture and back. */
export interface LibraryContext {
  selection: PictureSelection
  uploads: Uploads
  /** Place of the list that was left for a picture. */
  place: RefObject<GridPlace | null>
}

/** Frame of the list of pictures and of the screens behind it, which takes files anywhere. */
export default function LibraryLayout() {
  const selection = usePictureSelection()
  const uploads = useUploads()
  const place = useRef<GridPlace | null>(null)
  useScreensInside(place)
  return (
    <DropArea onFiles={uploads.add} onPaste={uploads.add} className={styles.root}>
      <UploadPanel uploads={uploads} />
      <Outlet context={{ selection, uploads, place } satisfies LibraryContext} />
    </DropArea>
  )
}

/** Shows each screen inside from its top, but the list where it was left. */
function useScreensInside(place: RefObject<GridPlace | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const isList = pathname.replace(/\/$/, '') === pictureScreens.address
    if (isList && place.current !== null) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, place])
}
