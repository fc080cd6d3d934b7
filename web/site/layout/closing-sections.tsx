import { CustomDesign } from './custom-design.tsx'
import { PhotoFeed } from './photo-feed.tsx'

/** What every page ends with. */
export function ClosingSections() {
  return (
    <>
      <CustomDesign />
      <PhotoFeed />
    </>
  )
}
