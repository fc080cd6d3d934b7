import { data } from 'react-router'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import button from '../../ui/button.module.css'
import { usePageLabels } from '../content/labels.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { useSite } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { useTexts } from '../content/texts.ts'
import { revalidatesPage } from '../layout/revalidation.ts'
import { pageHead } from '../seo/page-meta.server.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { SwingLogo } from '../ui/swing-logo.tsx'
import type { Route } from './+types/compare.ts'
import css from './compare.module.css'
import { asksForDifferences, compareAddress, readCompared } from './compare-url.ts'
import { readComparison } from './comparison.server.ts'
import { ComparisonTable } from './comparison-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const listed = readCompared(url.searchParams)
  const [site, texts, comparison] = await Promise.all([
    readSite(context),
    readTexts(context, 'compare'),
    readComparison(context, listed, asksForDifferences(url.searchParams)),
  ])
  const head = [
    ...pageHead(site, { title: texts.compareTitle, path: compareAddress(listed) }),
    { name: 'robots', content: 'noindex, follow' },
  ]
  const isGone = listed.length > 0 && comparison.products.length === 0
  const labels = await readPageLabels(context, 'comparison')
  return data({ ...comparison, texts, labels, head }, { status: isGone ? 404 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export const shouldRevalidate = revalidatesPage

export default function Compare({ loaderData: comparison }: Route.ComponentProps) {
  const { products, missing, texts } = comparison
  const { menuProducts } = useSite().texts
  const labels = usePageLabels('comparison')
  return (
    <>
      <div className="off-sheet">
        <PageBanner
          title={texts.compareTitle}
          photo={null}
          trail={[{ name: menuProducts, to: addresses.shop }, { name: texts.compareTitle }]}
        />
      </div>
      <section className={`${css.root} sheet`} aria-label={labels.products}>
        <div className="wrap">
          {missing > 0 && (
            <p className={css.missing}>
              {missing === 1 ? texts.compareGoneOne : format(texts.compareGone, { count: missing })}
            </p>
          )}
          {products.length === 0 ? <Nothing /> : <ComparisonTable comparison={comparison} />}
        </div>
      </section>
    </>
  )
}

function Nothing() {
  const { compareNone, compareNoneText } = useTexts<'compare'>()
  const { allProducts } = useSite().texts
  return (
    <div className={css.nothing}>
      <SwingLogo />
      <h2>{compareNone}</h2>
      {compareNoneText !== '' && <p className="sub">{compareNoneText}</p>}
      <PageLink className={button.ink} to={addresses.shop}>
        {allProducts}
      </PageLink>
    </div>
  )
}
