import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { usePageLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { Photo } from '../ui/photo.tsx'
import { VideoButton } from '../ui/video-button.tsx'
import css from './about-section.module.css'
import type { AboutText } from './about-text.server.ts'

const sizes = '(min-width:1336px)672px,(min-width:900px)52vw,88vw'

interface AboutBlockProps {
  text: AboutText
  /** Dark with a link to more on the home page; light on the about page itself. */
  tone: 'night' | 'light'
}

export function AboutSection({ text, tone }: AboutBlockProps) {
  const { aboutEyebrow } = useTexts<'aboutSection'>()
  const langOf = useFieldLanguage()
  if (text.title === '' && text.description === '') return null
  const hasMedia = text.image !== null || text.video !== null
  return (
    <section
      className={`section ${css.root} ${tone === 'night' ? 'on-night' : `${css.light} section--paper`}`}
      aria-labelledby="about-h"
    >
      <div className="wrap">
        <div className={hasMedia ? css.grid : `${css.grid} ${css.alone}`}>
          {hasMedia && <Media text={text} priority={tone === 'light'} />}
          <div className={css.text} data-reveal>
            {aboutEyebrow && <p className="eyebrow">{aboutEyebrow}</p>}
            <h2 id="about-h" lang={langOf(text, 'title')}>
              {text.title}
            </h2>
            <Paragraphs text={text.description} lang={langOf(text, 'description')} />
            <ul className={css.ticks}>
              {text.tags.map((tag, index) => (
                <li key={tag}>
                  <Icon name="check" small />
                  <span lang={langOf(text, `tags.${index}`)}>{tag}</span>
                </li>
              ))}
            </ul>
            {tone === 'night' && <ReadMore />}
          </div>
        </div>
        <Figures text={text} />
      </div>
    </section>
  )
}

function ReadMore() {
  const { aboutUs } = usePageLabels('home')
  return (
    <PageLink className={button.light} to={addresses.about}>
      {useTexts<'home'>().aboutAction}
      <span className="vh">{aboutUs}</span>
    </PageLink>
  )
}

interface MediaProps {
  text: AboutText
  /**
   * True on the about page, where this is the largest picture in a phone's first viewport (LCP).
   */
  priority: boolean
}

function Media({ text: { video, image }, priority }: MediaProps) {
  const labels = usePageLabels('home')
  if (video === null) {
    return (
      <div className={css.media} data-reveal>
        <Photo picture={image} sizes={sizes} srcsetKind="half" priority={priority} />
      </div>
    )
  }
  return (
    <div data-reveal>
      <VideoButton
        video={video}
        still={image}
        labels={{ play: labels.playWorkshopVideo, pause: labels.pauseWorkshopVideo }}
        sizes={sizes}
        srcsetKind="half"
        priority={priority}
        className={css.media}
      />
    </div>
  )
}

function Figures({ text: { figures } }: { text: AboutText }) {
  if (figures.length === 0) return null
  return (
    <dl className={css.figures} data-reveal>
      {figures.map(({ name, start, last }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            {start}
            <b>{last}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
