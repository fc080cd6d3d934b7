import { data } from 'react-router'
import type { Labels } from '../../../domain/text/labels.ts'
import { scopeContext } from '../../ssr/context.ts'
import { accentStyle } from '../content/site-data.server.ts'
import { lostPage } from '../errors/not-found-data.server.ts'
import type { Route } from './+types/quotation-page.ts'
import { Answer } from './answer.tsx'
import { Letterhead } from './letterhead.tsx'
import { Lines, Sums } from './lines.tsx'
import { Payment } from './payment.tsx'
import css from './quotation.module.css'
import './quotation-paper.css'
import { readQuotation } from './quotation-view.server.ts'
import type { ChangesView, NoticeView, QuotationView } from './quotation-view.ts'

/** The server opens the quotation, because its language is that of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { quotation: opened } = context.get(scopeContext)
  if (opened === undefined) throw await lostPage(context)
  const view = await readQuotation(context, opened)
  const style = accentStyle(opened.quotation.shown.shop.accentColor)
  return data({ ...view, style }, { status: opened.isRefused ? 409 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

/** Quotation as a sheet of its own, without the frame of the site. */
export default function QuotationPage({
  loaderData: { quotation, labels, style },
}: Route.ComponentProps) {
  const { shop, title, notice, changes, taxNote, terms } = quotation
  return (
    <main className={css.root} style={style}>
      <Letterhead shop={shop} />
      {notice !== null && <Notice {...notice} />}
      <header className={css.head}>
        <h1>{title}</h1>
        <Facts quotation={quotation} labels={labels} />
      </header>
      {changes !== null && <Changes {...changes} />}
      <Lines lines={quotation.lines} labels={labels} />
      <Sums sums={quotation.sums} />
      <Paragraph text={taxNote} className={css.taxes} />
      <Answer answer={quotation.answer} edition={quotation.edition} labels={labels} />
      <Payment payment={quotation.payment} received={quotation.received} />
      {terms !== '' && (
        <section className={css.terms}>
          <h2>{labels.terms}</h2>
          <Paragraph text={terms} />
        </section>
      )}
    </main>
  )
}

interface FactsProps {
  quotation: QuotationView
  labels: Labels['quotation']
}

function Facts({ quotation: { customer, date, validUntil }, labels }: FactsProps) {
  const isNamed = customer.name !== '' || customer.lines.length > 0
  return (
    <dl className={css.facts}>
      {isNamed && (
        <div className={css.wide}>
          <dt>{labels.recipient}</dt>
          <dd>
            {customer.name !== '' && <b>{customer.name}</b>}
            {customer.lines.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{labels.date}</dt>
        <dd>{date}</dd>
      </div>
      {validUntil !== '' && (
        <div>
          <dt>{labels.validUntil}</dt>
          <dd>{validUntil}</dd>
        </div>
      )}
    </dl>
  )
}

function Notice({ kind, title, text, link }: NoticeView) {
  return (
    <section className={css.notice} data-kind={kind} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {link !== undefined && <a href={link.href}>{link.text}</a>}
    </section>
  )
}

function Changes({ title, changes, link }: ChangesView) {
  return (
    <section className={css.changes}>
      <h2>{title}</h2>
      <ul>
        {changes.map((change, index) => (
          <li key={index}>{change}</li>
        ))}
      </ul>
      {link !== undefined && <a href={link.href}>{link.text}</a>}
    </section>
  )
}

/** Text of the shop with its line breaks; nothing if it is empty. */
function Paragraph({ text, className = '' }: { text: string; className?: string | undefined }) {
  return text === '' ? null : <p className={`${css.text} ${className}`}>{text}</p>
}
