import type { OpeningRow } from '../../../domain/time/opening-hours-text.ts'
import icon from '../../ui/icon.module.css'

export interface OpeningListProps {
  title: string
  rows: readonly OpeningRow[]
}

/** Opening hours, listed among the contact details. */
export function OpeningList({ title, rows }: OpeningListProps) {
  return (
    <div>
      <dt>
        <svg className={icon.root} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.2v5l3.4 2" />
        </svg>
        {title}
      </dt>
      {rows.map(({ days, hours }) => (
        <dd key={days}>
          {days}: {hours}
        </dd>
      ))}
    </div>
  )
}
