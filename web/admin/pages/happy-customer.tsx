import { pageMeta } from '../app/page-meta.ts'
import { RecordListScreen } from '../content/record-list-screen.tsx'
import { reviewVideoScreens } from '../content/screens/review-video-screens.ts'
import { When } from '../ui/timestamp.tsx'
import styles from './happy-customer.module.css'

export const meta = pageMeta(reviewVideoScreens.label)

export default function HappyCustomer() {
  return (
    <RecordListScreen
      screens={reviewVideoScreens}
      lead="Short videos on the home page. They play without sound when a visitor clicks them."
      nameOf={(video) => `Video of ${new Date(video.createdAt).toLocaleDateString('en-GB')}`}
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
      words={({ updatedAt }) => (
        <p>
          Changed <When at={updatedAt} />
        </p>
      )}
      edit={{ label: reviewVideoScreens.type.labels.edit, icon: 'film' }}
      deletion="It disappears from the home page immediately."
      empty="Add a short video of a customer, in portrait, up to a minute."
      saved="Video"
      fallback="Something went wrong. Please try again."
    />
  )
}
