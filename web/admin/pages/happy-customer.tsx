import { useState } from 'react'
import { z } from 'zod'
import { reviewVideo } from '../../../domain/content/review-video.ts'
import { CardList } from '../content/card-list.tsx'
import { reviewVideoLayout } from '../content/layouts.ts'
import { RecordModal } from '../content/record-modal.tsx'
import { pageMeta } from '../page-meta.ts'
import { When } from '../parts/when.tsx'
import { pictureSchema, recordSchema } from '../records.ts'
import { showDone } from '../toast.tsx'
import styles from './happy-customer.module.css'

export const meta = pageMeta('Happy Customer')

const videoSchema = recordSchema.extend({
  video: z.string().nullish(),
  videoDetails: z.object({ poster: pictureSchema.nullish() }).nullish(),
})
type Video = z.infer<typeof videoSchema>

export default function HappyCustomer() {
  const [editing, setEditing] = useState<Video | 'new' | null>(null)
  return (
    <CardList
      type={reviewVideo}
      record={videoSchema}
      title="Happy Customer"
      lead="Short videos on the home page. They play without sound when a visitor clicks them."
      add={{ label: reviewVideo.labels.add, onClick: () => setEditing('new') }}
      nameOf={(video) => `Video of ${new Date(video.createdAt).toLocaleDateString('en-GB')}`}
      pictureOf={({ videoDetails }) => videoDetails?.poster}
      photo={({ video, videoDetails }) => (
        <video
          className={styles.film}
          src={video ?? undefined}
          poster={videoDetails?.poster?.url}
          controls
          muted
          playsInline
          preload={videoDetails?.poster ? 'none' : 'metadata'}
        />
      )}
      words={({ updatedAt }) => (
        <p>
          Changed <When at={updatedAt} />
        </p>
      )}
      actions={(video) => [
        { label: reviewVideo.labels.edit, icon: 'film', onClick: () => setEditing(video) },
      ]}
      deletion="It leaves the home page at once."
      empty={{
        icon: 'smile',
        title: 'No Data Found',
        text: 'Add a short clip of a customer, upright, up to a minute.',
      }}
    >
      {(reload) =>
        editing !== null && (
          <RecordModal
            type={reviewVideo}
            record={editing === 'new' ? null : editing}
            layout={reviewVideoLayout}
            title={editing === 'new' ? reviewVideo.labels.add : reviewVideo.labels.edit}
            fallback="Something went wrong. Please try again."
            onRestored={() => {
              setEditing(null)
              void reload()
            }}
            onClose={() => setEditing(null)}
            onSaved={() => {
              setEditing(null)
              showDone('Video saved.')
              void reload()
            }}
          />
        )
      }
    </CardList>
  )
}
