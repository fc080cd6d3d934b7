import type { Texts } from '../../../domain/text/page-texts.ts'
import button from '../../ui/button.module.css'
import type { Site } from '../content/site.ts'
import { ErrorIllustration } from './error-illustration.tsx'
import css from './not-found-page.module.css'

interface BusyProps {
  site: Site | undefined
  texts: Texts<'busy'>
}

/** 429 page of the rate limit. */
export default function TooManyRequests({ site, texts }: BusyProps) {
  return (
    <section className="section" aria-labelledby="lost-h">
      <title>{`${texts.busyName}${site === undefined ? '' : ` | ${site.brand}`}`}</title>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          {texts.busyEyebrow && <p className="eyebrow">{texts.busyEyebrow}</p>}
          <h1 id="lost-h">{texts.busyTitle}</h1>
          {texts.busyText && <p className="sub">{texts.busyText}</p>}
          <div className={css.ways}>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the current URL. */}
            <a className={button.ink} href="">
              {site?.texts.tryAgain}
            </a>
          </div>
        </div>
        <ErrorIllustration />
      </div>
    </section>
  )
}
