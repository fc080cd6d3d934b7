import { useTranslations } from 'use-intl'
import type { RecordResponse } from '../../../domain/api/record.ts'
import type { socialCard } from '../../../domain/content/social-card.ts'
import { RecordListScreen } from '../content/card-list.tsx'
import { socialCardScreens } from '../content/screens/page-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { closestVariantUrl } from '../ui/image-variant.ts'
import styles from './media-manager.module.css'

type SocialCard = RecordResponse<typeof socialCard>

export default function MediaManager() {
  const t = useTranslations('pages.mediaManager')
  const declared = useDeclaredTexts()
  const nameOf = ({ title }: SocialCard) => title || t('unnamed')
  return (
    <RecordListScreen
      screens={socialCardScreens}
      lead={t('lead')}
      nameOf={nameOf}
      pictureOf={({ thumbnail_mediaDetails: image }) => image}
      photo={(card) => (
        <div className={styles.social}>
          {card.thumbnail_mediaDetails && (
            <img src={closestVariantUrl(card.thumbnail_mediaDetails, 480)} alt="" loading="lazy" />
          )}
          <a
            className={styles.open}
            href={card.thumbnail_media_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('open', { name: nameOf(card) })}
          >
            <span>
              <Icon name="play" size={22} filled />
            </span>
          </a>
        </div>
      )}
      words={(card) => (
        <>
          <h2>{nameOf(card)}</h2>
          <p>{card.thumbnail_media_url}</p>
        </>
      )}
      edit={{ label: declared('types.social_card.edit'), icon: 'edit' }}
      deletion={t('deletion')}
      empty={t('empty')}
    />
  )
}
