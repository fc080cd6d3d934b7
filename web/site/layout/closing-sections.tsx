import { type ReactNode, useEffect, useState } from 'react'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import photo from '../../ui/photo.module.css'
import { Picture } from '../../ui/picture.tsx'
import { NoScript } from '../content/page-output.tsx'
import { useSite } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import { useFieldLanguage, useTextLanguage } from '../languages/text-language.ts'
import lines from '../ui/drawing.module.css'
import drawing from '../ui/drawing.svg?url&no-inline'
import { PageLink } from '../ui/page-link.tsx'
import { SectionHeader } from '../ui/section-header.tsx'
import css from './closing-sections.module.css'

/** Sections at the end of every page. */
export function ClosingSections() {
  return (
    <>
      <CustomDesign />
      <PhotoFeed />
    </>
  )
}

function CustomDesign() {
  const { texts } = useSite()
  const langOf = useTextLanguage()
  return (
    <section className={`section section--sand off-sheet ${css.design}`} aria-labelledby="custom-h">
      <div className={`wrap ${css.grid}`}>
        <div className={css.text} data-reveal>
          {texts.customEyebrow && <p className="eyebrow">{texts.customEyebrow}</p>}
          <h2 id="custom-h" lang={langOf(texts.customTitle)}>
            {texts.customTitle}
          </h2>
          {texts.customText && (
            <p className="sub" lang={langOf(texts.customText)}>
              {texts.customText}
            </p>
          )}
          <PageLink className={`${button.ink} ${css.action}`} to={addresses.contact}>
            {texts.customAction}
          </PageLink>
        </div>
        <Drawing />
      </div>
    </section>
  )
}

/** The section is at the end of the page, out of view at first. */
const LOAD_DELAY_MS = 3000

/**
 * The drawing is a separate file, which would otherwise enlarge every page's script. Loaded after a
 * delay or at the first scroll.
 */
function Drawing() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const timer = setTimeout(want, LOAD_DELAY_MS)
    addEventListener('scroll', want, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', want)
    }
  }, [])
  return (
    <>
      <Frame className="needs-script">{isWanted && <Lines />}</Frame>
      <NoScript>
        <Frame className="">
          <Lines />
        </Frame>
      </NoScript>
    </>
  )
}

function Frame({ className, children }: { className: string; children: ReactNode }) {
  const { drawing: label } = useLabels('frame')
  return (
    <svg
      className={`${lines.root} ${lines.measured} ${className}`}
      viewBox="0 0 740 404"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}

function Lines() {
  return <use href={`${drawing}#drawing`} />
}

const sizes = '(min-width:1336px)193px,(min-width:1200px)15vw,30vw'

function PhotoFeed() {
  const { texts, feed, instagramLink } = useSite()
  const { post } = useLabels('frame')
  const langOf = useFieldLanguage()
  if (feed.length === 0) return null
  return (
    <section className="section section--paper off-sheet" aria-labelledby="feed-h">
      <div className="wrap">
        <SectionHeader id="feed-h" title={texts.feedTitle} subtitle={texts.feedText}>
          {instagramLink !== '' && (
            <a
              className={button.line}
              href={instagramLink}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="instagram" small />
              {texts.feedAction}
            </a>
          )}
        </SectionHeader>
        <ul className={css.feed} data-reveal>
          {feed.map(({ title, image, link, ...rest }, index) => (
            <li key={image?.url ?? title}>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                lang={langOf(rest, 'title')}
                aria-label={title || image?.alt || format(post, { number: index + 1 })}
              >
                <div className={`${photo.root} ${css.photo}`}>
                  {image === null ? (
                    <span className={css.title}>
                      <span className="clip">{title}</span>
                    </span>
                  ) : (
                    <Picture picture={image} sizes={sizes} alt="" />
                  )}
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
