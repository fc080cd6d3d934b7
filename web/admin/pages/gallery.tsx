import { Button } from '@mantine/core'
import { useState } from 'react'
import { gallery } from '../../../domain/content/gallery.ts'
import { galleryLayout } from '../content/layouts.ts'
import { keyOf, pictureUrl, readMediaList } from '../content/media-value.ts'
import { RecordLoader } from '../content/record-loader.tsx'
import { RecordModal } from '../content/record-modal.tsx'
import { readList, readText, valuesOf } from '../content/values.ts'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../parts/page-head.tsx'
import type { AnyRecord } from '../records.ts'
import { showDone } from '../toast.tsx'
import styles from './gallery-screen.module.css'

export const meta = pageMeta('About Gallery')

export default function Gallery() {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <PageHead title="About Gallery" lead="Words and photographs at the end of About Us.">
        <Button
          variant="filled"
          leftSection={<Icon name="edit" size={16} />}
          onClick={() => setEditing(true)}
        >
          {gallery.labels.edit}
        </Button>
      </PageHead>
      <RecordLoader type={gallery} id={undefined} parent={{ label: 'Dashboard', to: '/admin' }}>
        {(record, reload) =>
          record !== null && (
            <>
              <Shown record={record} />
              {editing && (
                <RecordModal
                  type={gallery}
                  record={record}
                  layout={galleryLayout}
                  title={gallery.labels.edit}
                  fallback="Failed to update about gallery. Please try again."
                  onRestored={() => {
                    setEditing(false)
                    void reload()
                  }}
                  onClose={() => setEditing(false)}
                  onSaved={() => {
                    setEditing(false)
                    showDone('About gallery saved.')
                    void reload()
                  }}
                />
              )}
            </>
          )
        }
      </RecordLoader>
    </>
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
