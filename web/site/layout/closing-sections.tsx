import { CustomDesign } from './custom-design.tsx'
import { PhotoFeed } from './photo-feed.tsx'

/** Sections at the end of every page. */
export function ClosingSections() {
  return (
    <>
      <CustomDesign />
      <PhotoFeed />
    </>
  )
}
