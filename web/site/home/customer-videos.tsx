import type { Video } from '../../../domain/media/media.ts'
import { format } from '../../../domain/text/message.ts'
import { usePageLabels, useTexts } from '../content/texts.ts'
import { SectionHeader } from '../ui/section-header.tsx'
import { VideoButton } from '../ui/video-button.tsx'
import css from './customer-videos.module.css'

const sizes = '(min-width:1336px)292px,(min-width:900px)23vw,(min-width:600px)46vw,55vw'

export function CustomerVideos({ videos }: { videos: Video[] }) {
  const texts = useTexts<'home'>()
  const labels = usePageLabels('home')
  if (videos.length === 0) return null
  return (
    <section className="section section--sand" aria-labelledby="films-h">
      <div className="wrap">
        <SectionHeader id="films-h" title={texts.filmsTitle} subtitle={texts.filmsText} />
        <ul className={css.root}>
          {videos.map((video, index) => (
            <li key={video.url} data-reveal>
              <VideoButton
                video={video}
                labels={{
                  play: format(labels.playCustomerVideo, { number: index + 1 }),
                  pause: format(labels.pauseCustomerVideo, { number: index + 1 }),
                }}
                sizes={sizes}
                className={css.film}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
