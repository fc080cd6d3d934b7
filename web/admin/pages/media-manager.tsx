import type { RecordResponse } from '../../../domain/api/record.ts'
import type { socialCard } from '../../../domain/content/social-card.ts'
import { pageMeta } from '../app/page-meta.ts'
import { RecordListScreen } from '../content/record-list-screen.tsx'
import { socialCardScreens } from '../content/screens/social-card-screens.ts'
import { Icon } from '../ui/icon.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'
import styles from './media-manager.module.css'

export const meta = pageMeta(socialCardScreens.label)

type SocialCard = RecordResponse<typeof socialCard>

export default function MediaManager() {
  return (
    <RecordListScreen
      screens={socialCardScreens}
      lead="The photos of the feed, each with the post it opens."
      nameOf={nameOf}
      pictureOf={({ thumbnail_mediaDetails: image }) => image}
      photo={(card) => <Opener card={card} />}
      words={(card) => (
        <>
          <h2>{nameOf(card)}</h2>
          <p>{card.thumbnail_media_url}</p>
        </>
      )}
      edit={{ label: socialCardScreens.type.labels.edit, icon: 'edit' }}
      deletion="It disappears from the feed on your site immediately. The post itself stays."
      empty="Add a photo and the link to its post."
    />
  )
}

function nameOf({ title }: SocialCard): string {
  return title || 'Photo without a title'
}

function Opener({ card }: { card: SocialCard }) {
  return (
    <div className={styles.social}>
      {card.thumbnail_mediaDetails && (
        <img src={closestVariantUrl(card.thumbnail_mediaDetails, 480)} alt="" loading="lazy" />
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
