import { KeptPart } from '../frame/kept-part.tsx'
import { CustomDesign } from './custom-design.tsx'
import { PhotoFeed } from './photo-feed.tsx'

/** What every page ends with. */
export function LastSections() {
  return (
    <>
      <KeptPart name="custom design">
        <CustomDesign />
      </KeptPart>
      <KeptPart name="photo feed">
        <PhotoFeed />
      </KeptPart>
    </>
  )
}
