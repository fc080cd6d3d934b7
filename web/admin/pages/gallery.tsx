import type { AnyRecord } from '../../../domain/api/record.ts'
import { gallery } from '../../../domain/content/gallery.ts'
import { pageMeta } from '../app/page-meta.ts'
import { galleryScreens } from '../content/screens/gallery-screens.ts'
import { SingleRecord } from '../content/single-record.tsx'
import { readList, readText, valuesOf } from '../forms/form-values.ts'
import { keyOf, pictureUrl, readMediaList } from '../media/media-value.ts'
import styles from './gallery-screen.module.css'

export const meta = pageMeta(galleryScreens.label)

export default function Gallery() {
  return (
    <SingleRecord
      screens={galleryScreens}
      lead="Text and photos at the end of About Us."
      saved="About gallery"
      fallback="Failed to update about gallery. Please try again."
    >
      {(record) => <Shown record={record} />}
    </SingleRecord>
  )
}

function Shown({ record }: { record: AnyRecord }) {
  const values = valuesOf(gallery, record)
  const pictures = readMediaList(values.images)
  const paragraphs = readList(values.description)
  return (
    <section className={styles.root}>
      <h2>{readText(values.title) || 'No title yet'}</h2>
      {paragraphs.length === 0 && <p>No description yet.</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={styles.tiles}>
        {pictures.map((picture, index) => (
          <li key={keyOf(picture)}>
            <img src={pictureUrl(picture, 480)} alt={`Gallery ${index + 1}`} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
