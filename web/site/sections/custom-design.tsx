import { Link } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import drawing from './drawing.svg?url&no-inline'

export function CustomDesign() {
  return (
    <section className="section section--sand custom" aria-labelledby="custom-h">
      <div className="wrap custom__grid">
        <div className="custom__text" data-reveal>
          <p className="eyebrow">Custom design</p>
          <h2 id="custom-h">A swing drawn for your room</h2>
          <p className="sub">
            Send us a photo and three measures. We sketch it with you, choose the wood, rope and
            cloth, and build it to fit.
          </p>
          <Link className="btn btn--ink" to={addresses.contact}>
            Consultations Now
          </Link>
        </div>
        <Drawing />
      </div>
    </section>
  )
}

/** The drawing is a file of its own: as markup it would be part of every page's script. */
function Drawing() {
  return (
    <svg
      className="drawing drawing--measured"
      viewBox="0 0 740 404"
      role="img"
      aria-label="Working drawing of a swing with its length, height and depth"
    >
      <use href={`${drawing}#drawing`} />
    </svg>
  )
}
