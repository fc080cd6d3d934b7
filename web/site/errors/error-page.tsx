import { useLocation } from 'react-router'
import button from '../../ui/button.module.css'
import { useLocalPath } from '../content/language.ts'
import { chatAddress, type Site } from '../content/site.ts'
import { ErrorIllustration } from './error-illustration.tsx'
import css from './not-found-page.module.css'

/** Error page (500), in place of a page that could not be rendered. */
export default function ErrorPage({ site }: { site: Site | undefined }) {
  const { pathname, search } = useLocation()
  const localPath = useLocalPath()
  const chat = site === undefined ? null : chatAddress(site)
  return (
    <section className="section" aria-labelledby="lost-h">
      <title>{`Something went wrong${site === undefined ? '' : ` | ${site.brand}`}`}</title>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          <p className="eyebrow">Out of order</p>
          <h1 id="lost-h">Something went wrong</h1>
          <p className="sub">
            The page could not be loaded. This is our fault, not yours. Please try again in a
            moment.
          </p>
          <div className={css.ways}>
            {/* `data-anew` loads a new document, with fresh style sheets and scripts. */}
            <a className={button.ink} href={localPath(pathname + search)} data-anew>
              Try again
            </a>
            {chat !== null && (
              <a className={button.line} href={chat} target="_blank" rel="noopener noreferrer">
                Chat with us
              </a>
            )}
          </div>
        </div>
        <ErrorIllustration />
      </div>
    </section>
  )
}
