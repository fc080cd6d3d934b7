import type { Labels } from '../../../domain/text/labels.ts'
import { format } from '../../../domain/text/message.ts'
import { Picture } from '../../ui/picture.tsx'
import type { LineView, SumView } from './quotation-view.ts'

interface LinesProps {
  lines: readonly LineView[]
  labels: Labels['quotation']
}

/**
 * Table of the lines. On a phone quantity, price and discount are one line below the title, in place
 * of their columns.
 */
export function Lines({ lines, labels }: LinesProps) {
  const hasDiscounts = lines.some(({ discount }) => discount !== '')
  return (
    <table className="quotation-lines">
      <thead>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col" className="quotation-lines-column">
            {labels.quantity}
          </th>
          <th scope="col" className="quotation-lines-column">
            {labels.price}
          </th>
          {hasDiscounts && (
            <th scope="col" className="quotation-lines-column">
              {labels.discount}
            </th>
          )}
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id}>
            <th scope="row">
              <Item line={line} labels={labels} isFirst={index === 0} />
            </th>
            <td className="quotation-lines-column">{line.quantity}</td>
            <td className="quotation-lines-column">{line.price}</td>
            {hasDiscounts && (
              <td className="quotation-lines-column">
                {line.discount !== '' && `−${line.discount}`}
              </td>
            )}
            <td className="quotation-lines-sum">{line.sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ItemProps {
  line: LineView
  labels: Labels['quotation']
  isFirst: boolean
}

function Item({ line: { title, details, picture, ...line }, labels, isFirst }: ItemProps) {
  return (
    <div className="quotation-lines-item">
      {picture !== null && (
        <Picture
          picture={picture}
          sizes="(min-width:600px)112px,72px"
          srcsetKind="small"
          alt=""
          priority={isFirst}
          className="quotation-lines-photo"
        />
      )}
      <div className="quotation-lines-words">
        <b>{title}</b>
        {details !== '' && <p>{details}</p>}
        <p className="quotation-lines-short">
          {format(labels.times, { quantity: line.quantity, price: line.price })}
          {line.discount !== '' && `, ${format(labels.less, { discount: line.discount })}`}
        </p>
      </div>
    </div>
  )
}

/** Amounts below the lines; the total stands out. */
export function Sums({ sums }: { sums: readonly SumView[] }) {
  return (
    <dl className="quotation-lines-sums">
      {sums.map(({ id, name, amount }) => (
        <div key={id} data-sum={id}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
