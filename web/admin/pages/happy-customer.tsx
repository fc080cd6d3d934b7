import { useLocale, useTranslations } from 'use-intl'
import styles from '../content/card-list.module.css'
import { RecordListScreen } from '../content/card-list.tsx'
import { reviewVideoScreens } from '../content/screens/page-screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { When } from '../ui/timestamp.tsx'

export default function HappyCustomer() {
  const t = useTranslations('pages.happyCustomer')
  const declared = useDeclaredTexts()
  const locale = useLocale()
  return (
    <RecordListScreen
      screens={reviewVideoScreens}
      lead={t('lead')}
      nameOf={(video) => t('name', { date: new Date(video.createdAt).toLocaleDateString(locale) })}
      pictureOf={({ videoDetails }) => videoDetails?.poster}
      photo={({ video, videoDetails }) => (
        <video
          className={styles.film}
          src={video}
          poster={videoDetails?.poster?.url}
          controls
          muted
          playsInline
          preload={videoDetails?.poster ? 'none' : 'metadata'}
        />
      )}
      words={({ updatedAt }) => <p>{t.rich('changed', { when: () => <When at={updatedAt} /> })}</p>}
      edit={{ label: declared('types.review_video.edit'), icon: 'film' }}
      deletion={t('deletion')}
      empty={t('empty')}
      saved={t('saved')}
      fallback={t('fallback')}
    />
  )
}
