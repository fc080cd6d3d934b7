import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Texts } from '../../../domain/text/page-texts.ts'
import button from '../../ui/button.module.css'
import { useLocalPath } from '../content/language.ts'
import { chatAddress, type Site } from '../content/site.ts'
import { useErrorLabels } from '../content/texts.ts'
import { useTextLanguage } from '../languages/text-language.ts'
import drawing from '../ui/drawing.module.css'
import css from './error-page.module.css'

interface ErrorFrameProps {
  site: Site | undefined
  /** Title of the document, before the brand. */
  name: string
  eyebrow: string
  title: string
  /** Left out if empty, as is `eyebrow`. */
  text: string
  /** Links and forms below the text. */
  children: ReactNode
}

/** Layout of the error pages: text on the left, drawing beside it. */
export function ErrorFrame({ site, name, eyebrow, title, text, children }: ErrorFrameProps) {
  const langOf = useTextLanguage()
  return (
    <section className="section" aria-labelledby="lost-h">
      <title>{`${name}${site === undefined ? '' : ` | ${site.brand}`}`}</title>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 id="lost-h" lang={langOf(title)}>
            {title}
          </h1>
          {text && (
            <p className="sub" lang={langOf(text)}>
              {text}
            </p>
          )}
          {children}
        </div>
        <ErrorIllustration />
      </div>
    </section>
  )
}

/** Error page (500), in place of a page that could not be rendered. */
export function ErrorPage({ site }: { site: Site | undefined }) {
  const { pathname, search } = useLocation()
  const localPath = useLocalPath()
  const labels = useErrorLabels().error
  const chat = site === undefined ? null : chatAddress(site)
  return (
    <ErrorFrame site={site} {...labels} name={labels.title}>
      <div className={css.ways}>
        {/* `data-anew` loads a new document, with fresh style sheets and scripts. */}
        <a className={button.ink} href={localPath(pathname + search)} data-anew>
          {labels.tryAgain}
        </a>
        {chat !== null && (
          <a className={button.line} href={chat} target="_blank" rel="noopener noreferrer">
            {labels.chat}
          </a>
        )}
      </div>
    </ErrorFrame>
  )
}

/** Drawing of a swing with one loose rope, on which it moves a little. */
function ErrorIllustration() {
  return (
    <svg className={drawing.root} viewBox="0 0 420 330" aria-hidden="true">
      <path className={drawing.fine} d="M10 312H410" />
      <path d="M62 42 44 312h16L78 42M342 42l18 270h-16L326 42" />
      <rect x="48" y="26" width="308" height="16" rx="3" />
      <path d="M118 38h6M296 38h6" />
      <path className={drawing.fine} d="M299 42c2 22-10 34-4 54s14 26 6 42" />
      <g className={drawing.seat}>
        <path className={drawing.fine} d="M121 42 128 196" />
        <g transform="rotate(29 128 200)">
          <rect className={drawing.cloth} x="120" y="186" width="184" height="16" rx="7" />
          <rect x="112" y="202" width="200" height="11" rx="3" />
        </g>
      </g>
      <path className={drawing.arc} d="M96 262q46 34 104 40" />
    </svg>
  )
}

interface BusyProps {
  site: Site | undefined
  texts: Texts<'busy'>
}

/** 429 page of the rate limit. */
export function TooManyRequests({ site, texts }: BusyProps) {
  return (
    <ErrorFrame
      site={site}
      name={texts.busyName}
      eyebrow={texts.busyEyebrow}
      title={texts.busyTitle}
      text={texts.busyText}
    >
      <div className={css.ways}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the current URL. */}
        <a className={button.ink} href="">
          {site?.texts.tryAgain}
        </a>
      </div>
    </ErrorFrame>
  )
}
