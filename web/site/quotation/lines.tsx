import type { Labels } from '../../../domain/text/labels.ts'
import { format } from '../../../domain/text/message.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './lines.module.css'
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
    <table className={css.root}>
      <thead>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col" className={css.column}>
            {labels.quantity}
          </th>
          <th scope="col" className={css.column}>
            {labels.price}
          </th>
          {hasDiscounts && (
            <th scope="col" className={css.column}>
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
            <td className={css.column}>{line.quantity}</td>
            <td className={css.column}>{line.price}</td>
            {hasDiscounts && (
              <td className={css.column}>{line.discount !== '' && `−${line.discount}`}</td>
            )}
            <td className={css.sum}>{line.sum}</td>
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
    <div className={css.item}>
      {picture !== null && (
        <Picture
          picture={picture}
          sizes="(min-width:600px)112px,72px"
          srcsetKind="small"
          alt=""
          priority={isFirst}
          className={css.photo ?? ''}
        />
      )}
      <div className={css.words}>
        <b>{title}</b>
        {details !== '' && <p>{details}</p>}
        <p className={css.short}>
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
    <dl className={css.sums}>
      {sums.map(({ id, name, amount }) => (
        <div key={id} data-sum={id}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
