import { useState } from 'react'
import { z } from 'zod'
import { socialCard } from '../../../domain/content/social-card.ts'
import { CardList } from '../content/card-list.tsx'
import { socialCardLayout } from '../content/layouts.ts'
import { RecordModal } from '../content/record-modal.tsx'
import { Icon } from '../icon.tsx'
import { pageMeta } from '../page-meta.ts'
import { pictureSchema, recordSchema } from '../records.ts'
import { renditionUrl } from '../rendition.ts'
import { showDone } from '../toast.tsx'
import styles from './media-manager.module.css'

export const meta = pageMeta('Media Manager')

const cardSchema = recordSchema.extend({
  title: z.string().nullish(),
  thumbnail_mediaDetails: pictureSchema.nullish(),
  thumbnail_media_url: z.string(),
})
type SocialCard = z.infer<typeof cardSchema>

export default function MediaManager() {
  const [editing, setEditing] = useState<SocialCard | 'new' | null>(null)
  return (
    <CardList
      type={socialCard}
      record={cardSchema}
      title="Media Manager"
      lead="The pictures of the photo-sharing feed, each with the post that it opens."
      add={{ label: socialCard.labels.add, onClick: () => setEditing('new') }}
      nameOf={nameOf}
      pictureOf={({ thumbnail_mediaDetails: image }) => image}
      photo={(card) => <Opener card={card} />}
      words={(card) => (
        <>
          <h2>{nameOf(card)}</h2>
          <p>{card.thumbnail_media_url}</p>
        </>
      )}
      actions={(card) => [
        { label: socialCard.labels.edit, icon: 'edit', onClick: () => setEditing(card) },
      ]}
      deletion="It leaves the feed on your site at once. The post itself stays where it is."
      empty={{
        icon: 'film',
        title: 'No Data Found',
        text: 'Add a picture and the address of the post that it belongs to.',
      }}
    >
      {(reload) =>
        editing !== null && (
          <RecordModal
            type={socialCard}
            record={editing === 'new' ? null : editing}
            layout={socialCardLayout}
            title={editing === 'new' ? socialCard.labels.add : socialCard.labels.edit}
            onRestored={() => {
              setEditing(null)
              void reload()
            }}
            onClose={() => setEditing(null)}
            onSaved={() => {
              setEditing(null)
              showDone('Media saved.')
              void reload()
            }}
          />
        )
      }
    </CardList>
  )
}

function nameOf({ title }: SocialCard): string {
  return title || 'Card without a title'
}

function Opener({ card }: { card: SocialCard }) {
  return (
    <div className={styles.social}>
      {card.thumbnail_mediaDetails && (
        <img src={renditionUrl(card.thumbnail_mediaDetails, 480)} alt="" loading="lazy" />
      )}
      <a
        className={styles.open}
        href={card.thumbnail_media_url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open the post of ${nameOf(card)} in a new window`}
      >
        <span>
          <Icon name="play" size={22} filled />
        </span>
      </a>
    </div>
  )
}
