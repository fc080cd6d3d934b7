import type { Labels } from '../../../domain/text/labels.ts'
import { Answer } from './answer.tsx'
import { Letterhead } from './letterhead.tsx'
import { Lines, Sums } from './lines.tsx'
import { Payment } from './payment.tsx'
import type {
  ChangesView,
  NoticeView,
  QuotationSheetProps,
  QuotationView,
} from './quotation-view.ts'

/** Quotation as a sheet of its own, without the frame of the site. */
export function QuotationSheet({ quotation, labels, style }: QuotationSheetProps) {
  const { shop, title, notice, changes, taxNote, terms } = quotation
  return (
    <main className="quotation" style={style}>
      <Letterhead shop={shop} />
      {notice !== null && <Notice {...notice} />}
      <header className="quotation-head">
        <h1>{title}</h1>
        <Facts quotation={quotation} labels={labels} />
      </header>
      {changes !== null && <Changes {...changes} />}
      <Lines lines={quotation.lines} labels={labels} />
      <Sums sums={quotation.sums} />
      <Paragraph text={taxNote} className="quotation-taxes" />
      <Answer answer={quotation.answer} edition={quotation.edition} labels={labels} />
      <Payment payment={quotation.payment} received={quotation.received} />
      {terms !== '' && (
        <section className="quotation-terms">
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
    <dl className="quotation-facts">
      {isNamed && (
        <div className="quotation-wide">
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
    <section className="quotation-notice" data-kind={kind} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {link !== undefined && <a href={link.href}>{link.text}</a>}
    </section>
  )
}

function Changes({ title, changes, link }: ChangesView) {
  return (
    <section className="quotation-changes">
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
  return text === '' ? null : <p className={`quotation-text ${className}`}>{text}</p>
}
