import button from '../../ui/button.module.css'
import type { Site } from '../site.ts'
import { FallenSwing } from './fallen-swing.tsx'
import css from './lost.module.css'

/** What stands for a page that somebody has to wait for who asked for very much. */
export default function Busy({ site }: { site: Site | undefined }) {
  return (
    <section className="section" aria-labelledby="lost-h">
      <title>{`One moment, please${site === undefined ? '' : ` | ${site.brand}`}`}</title>
      <div className={`wrap ${css.grid}`}>
        <div className={css.text}>
          <p className="eyebrow">One moment</p>
          <h1 id="lost-h">That was very much at once</h1>
          <p className="sub">
            So many pages were asked for from your connection that other visitors would have to
            wait. Please try again in a minute.
          </p>
          <div className={css.ways}>
            {/* biome-ignore lint/a11y/useValidAnchor: the page that was asked for, whichever that is. */}
            <a className={button.ink} href="">
              Try again
            </a>
          </div>
        </div>
        <FallenSwing />
      </div>
    </section>
  )
}
