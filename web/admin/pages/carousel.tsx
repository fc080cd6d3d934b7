import { useState } from 'react'
import { z } from 'zod'
import { carousel } from '../../../domain/content/carousel.ts'
import { CardList } from '../content/card-list.tsx'
import { carouselLayout } from '../content/layouts.ts'
import { previewOf, readMedia } from '../content/media-value.ts'
import { RecordModal } from '../content/record-modal.tsx'
import { type FormValues, readText } from '../content/values.ts'
import { pageMeta } from '../page-meta.ts'
import { pictureSchema, recordSchema } from '../records.ts'
import { renditionUrl } from '../rendition.ts'
import { showDone } from '../toast.tsx'
import styles from './carousel.module.css'

export const meta = pageMeta('Home Carousal')

const slideSchema = recordSchema.extend({
  title: z.string(),
  content: z.string(),
  image: pictureSchema.nullish(),
})
type Slide = z.infer<typeof slideSchema>

export default function Carousel() {
  const [editing, setEditing] = useState<Slide | 'new' | null>(null)
  return (
    <CardList
      type={carousel}
      record={slideSchema}
      columns="wide"
      title="Home Carousal"
      lead="The large pictures at the top of the home page, in this order."
      add={{ label: carousel.labels.add, onClick: () => setEditing('new') }}
      nameOf={({ title }) => title}
      pictureOf={({ image }) => image}
      photo={({ image }, index) => (
        <>
          <img
            className={styles.slide}
            src={image ? renditionUrl(image, 640) : undefined}
            alt=""
            loading="lazy"
          />
          <span className={styles.number}>{index + 1}</span>
        </>
      )}
      words={({ title, content }) => (
        <>
          <h2>{title}</h2>
          <p>{content}</p>
        </>
      )}
      actions={(slide) => [{ label: 'Edit', icon: 'edit', onClick: () => setEditing(slide) }]}
      deletion="It leaves the home page at once."
      empty={{
        icon: 'slides',
        title: 'No Data Found',
        text: 'Add your first slide. The carousel stays hidden until there is one.',
      }}
    >
      {(reload) =>
        editing !== null && (
          <RecordModal
            type={carousel}
            record={editing === 'new' ? null : editing}
            layout={carouselLayout}
            title={editing === 'new' ? carousel.labels.add : carousel.labels.edit}
            fallback="Something went wrong"
            preview={(values) => <Preview values={values} />}
            onRestored={() => {
              setEditing(null)
              void reload()
            }}
            onClose={() => setEditing(null)}
            onSaved={() => {
              setEditing(null)
              showDone('Home carousel saved.')
              void reload()
            }}
          />
        )
      }
    </CardList>
  )
}

/** How the slide will look, in small. */
function Preview({ values }: { values: FormValues }) {
  const image = readMedia(values.image)
  return (
    <div className={styles.preview} aria-hidden="true">
      <b>How it will look</b>
      <div className={styles.stage}>
        {image !== null && <img src={previewOf(image)} alt="" />}
        <div className={styles.stageWords}>
          <strong>{readText(values.title) || 'Your title'}</strong>
          <p>{readText(values.content) || 'Your description'}</p>
          <em>Shop Now</em>
        </div>
      </div>
    </div>
  )
}
