import { use } from 'react'
import { data } from 'react-router'
import { scopeContext } from '../../ssr/context.ts'
import { accentStyle } from '../content/site-data.server.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import type { Route } from './+types/quotation-page.ts'
import './answer.css'
import './letterhead.css'
import './lines.css'
import './payment.css'
import './quotation.css'
import './quotation-paper.css'
import { readQuotation } from './quotation-view.server.ts'
import { SheetContext } from './sheet-context.ts'

/** The server opens the quotation, because its language is that of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { quotation: opened } = context.get(scopeContext)
  if (opened === undefined) throw await lostPage(context)
  const view = await readQuotation(context, opened)
  const style = accentStyle(opened.quotation.shown.shop.accentColor)
  return data({ ...view, style }, { status: opened.isRefused ? 409 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function QuotationPage({ loaderData }: Route.ComponentProps) {
  const Sheet = use(SheetContext)
  return Sheet && <Sheet {...loaderData} />
}
