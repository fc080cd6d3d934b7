import { useLocation } from 'react-router'
import button from '../../ui/button.module.css'
import { useErrorLabels } from '../content/labels.ts'
import { useLocalPath } from '../content/language.ts'
import { chatAddress, type Site } from '../content/site.ts'
import { ErrorIllustration } from './error-illustration.tsx'
import css from './not-found-page.module.css'

/** Error page (500), in place of a page that could not be rendered. */
export default function ErrorPage({ site }: { site: Site | undefined }) {
  const { pathname, search } = useLocation()
  const localPath = useLocalPath()
  const labels = useErrorLabels().error
  const chat = site === undefined ? null : chatAddress(site)
  return (
    <section className="section" aria-labelledby="lost-h">
      <title>{`${labels.title}${site === undefined ? '' : ` | ${site.brand}`}`}</title>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          <p className="eyebrow">{labels.eyebrow}</p>
          <h1 id="lost-h">{labels.title}</h1>
          <p className="sub">{labels.text}</p>
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
        </div>
        <ErrorIllustration />
      </div>
    </section>
  )
}
