import { Link } from 'react-router'
import type { Site } from '../site.ts'
import { FallenSwing } from './fallen-swing.tsx'

/** What stands for a page, product or category that is not there. */
export default function NotFound({ site }: { site: Site | undefined }) {
  return (
    <section className="section lost" aria-labelledby="lost-h">
      <title>{`Page not found${site === undefined ? '' : ` | ${site.brand}`}`}</title>
      <div className="wrap lost__grid">
        <div className="lost__text">
          <p className="eyebrow">404</p>
          <h1 id="lost-h">This seat is empty</h1>
          <p className="sub">
            The page you are looking for has moved, or was never here. The rest of the house is
            still open.
          </p>
          <div className="lost__ways">
            <Link className="btn btn--ink" to="/product">
              All products
            </Link>
            <Link className="btn btn--line" to="/">
              Home
            </Link>
          </div>
          {site !== undefined && site.categories.length > 0 && (
            <nav aria-label="Where to go instead">
              <ul className="lost__links">
                {site.categories.slice(0, 6).map(({ _id, name }) => (
                  <li key={_id}>
                    <Link className="grow" to={`/product/${_id}`}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <FallenSwing />
      </div>
    </section>
  )
}
