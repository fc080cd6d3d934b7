import { data } from 'react-router'
import { addresses } from '../../../domain/addresses.ts'
import button from '../../ui/button.module.css'
import { SwingMark } from '../frame/swing-mark.tsx'
import { pageHead } from '../head.server.ts'
import { PageLink } from '../page-link.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { readSite } from '../site-data.server.ts'
import type { Route } from './+types/compare.ts'
import css from './compare.module.css'
import { compareAddress, readCompared } from './compare-address.ts'
import { readComparison } from './comparison.server.ts'
import { ComparisonTable } from './comparison-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const ids = readCompared(url.searchParams)
  const [site, comparison] = await Promise.all([readSite(context), readComparison(context, ids)])
  const head = [
    ...pageHead(site, { title: 'Compare', path: compareAddress(ids) }),
    { name: 'robots', content: 'noindex, follow' },
  ]
  const isGone = ids.length > 0 && comparison.products.length === 0
  return data({ ...comparison, head }, { status: isGone ? 404 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function Compare({ loaderData: comparison }: Route.ComponentProps) {
  const { products, missing } = comparison
  return (
    <>
      <div className="off-sheet">
        <PageBanner
          title="Compare"
          photo={null}
          trail={[{ name: 'Products', to: addresses.shop }, { name: 'Compare' }]}
        />
      </div>
      <section className={`${css.root} sheet`} aria-label="Products side by side">
        <div className="wrap">
          {missing > 0 && (
            <p className={css.missing}>
              {missing === 1 ? 'One product is' : `${missing} products are`} no longer here.
            </p>
          )}
          {products.length === 0 ? <Nothing /> : <ComparisonTable comparison={comparison} />}
        </div>
      </section>
    </>
  )
}

function Nothing() {
  return (
    <div className={css.nothing}>
      <SwingMark />
      <h2>Nothing to compare</h2>
      <p className="sub">
        Press the heart on two or three products, then open your shortlist to see them side by side.
      </p>
      <PageLink className={button.ink} to={addresses.shop}>
        All products
      </PageLink>
    </div>
  )
}
