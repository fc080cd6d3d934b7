import { Link } from 'react-router'
import type { about } from '../../../domain/content/about.ts'
import type { RecordOf } from '../../../domain/content/define.ts'
import { Icon } from '../../ui/icon.tsx'
import { FilmButton } from './film-button.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { Photo } from './photo.tsx'

const sizes = '(min-width: 1336px) 672px, (min-width: 900px) 52vw, 94vw'

type AboutText = Pick<
  RecordOf<typeof about>,
  | 'title'
  | 'description'
  | 'yearsOfExperience'
  | 'tags'
  | 'satisfiedClients'
  | 'zulaItems'
  | 'image'
  | 'video'
>

interface AboutBlockProps {
  text: AboutText
  /** Dark on the home page, with a way to more; light on the page about us itself. */
  tone: 'night' | 'light'
}

export function AboutBlock({ text, tone }: AboutBlockProps) {
  if (text.title === '' && text.description === '') return null
  const hasMedia = text.image !== null || text.video !== null
  return (
    <section
      className={`section about ${tone === 'night' ? 'on-night' : 'about--light section--paper'}`}
      aria-labelledby="about-h"
    >
      <div className="wrap">
        <div className={hasMedia ? 'about__grid' : 'about__grid about__grid--text'}>
          {hasMedia && <Media text={text} />}
          <div className="about__text" data-reveal>
            <p className="eyebrow">About us</p>
            <h2 id="about-h">{text.title}</h2>
            <Paragraphs text={text.description} />
            <ul className="ticks">
              {text.tags.map((tag) => (
                <li key={tag}>
                  <Icon name="check" small />
                  <span>{tag}</span>
                </li>
              ))}
            </ul>
            {tone === 'night' && (
              <Link className="btn btn--light" to="/aboutus">
                Read More
              </Link>
            )}
          </div>
        </div>
        <Figures text={text} />
      </div>
    </section>
  )
}

function Media({ text: { video, image } }: { text: AboutText }) {
  if (video === null) {
    return (
      <div className="about__media" data-reveal>
        <Photo picture={image} sizes={sizes} />
      </div>
    )
  }
  return (
    <div data-reveal>
      <FilmButton
        film={video}
        still={image}
        label="the film from our workshop"
        sizes={sizes}
        className="about__media"
      />
    </div>
  )
}

function Figures({ text }: { text: AboutText }) {
  const figures = [
    { name: 'Years of experience', value: text.yearsOfExperience },
    { name: 'Satisfied clients', value: text.satisfiedClients },
    { name: 'Zula items', value: text.zulaItems },
  ].filter(({ value }) => value !== '')
  if (figures.length === 0) return null
  return (
    <dl className="figures" data-reveal>
      {figures.map(({ name, value }) => {
        const [start, last] = splitLast(value)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {start}
              <b>{last}</b>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Parts a text before its last character, as a reader counts characters. */
function splitLast(text: string): [string, string] {
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
  return [characters.slice(0, -1).join(''), characters.at(-1) ?? '']
}
