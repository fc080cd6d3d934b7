import { data } from 'react-router'
import { format } from '../../../domain/text/message.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { readPageLabels } from '../content/page-language.server.ts'
import { pageHead } from '../content/page-meta.server.ts'
import { useSite } from '../content/site.ts'
import { readSite } from '../content/site-data.server.ts'
import { readTexts } from '../content/texts.server.ts'
import { usePageLabels } from '../content/texts.ts'
import { revalidatesPage } from '../layout/revalidation.ts'
import { asksForDifferences, compareAddress, readCompared } from '../shortlist/list-addresses.ts'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageBanner } from '../ui/page-banner.tsx'
import type { Route } from './+types/compare.ts'
import css from './compare.module.css'
import { readComparison } from './comparison.server.ts'
import { ComparisonTable } from './comparison-table.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const listed = readCompared(url.searchParams)
  const [site, texts, comparison] = await Promise.all([
    readSite(context),
    readTexts(context, 'compare'),
    readComparison(context, listed, asksForDifferences(url.searchParams)),
  ])
  const page = { title: texts.compareTitle, path: compareAddress(listed), isIndexed: false }
  const head = pageHead(site, page)
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
          {products.length === 0 ? (
            <EmptyPage title={texts.compareNone} text={texts.compareNoneText} />
          ) : (
            <ComparisonTable comparison={comparison} />
          )}
        </div>
      </section>
    </>
  )
}
