import {
  holidaysOf,
  type OpeningHours,
  readSpans,
  type Span,
  weekdays,
} from '../../../domain/time/opening-hours.ts'
import { formatTimeOfDay } from '../../../domain/time/opening-hours-text.ts'

/** Opening hours as search engines read them, to stand among the facts of a shop. */
export function openingFacts(hours: OpeningHours | null): Record<string, unknown> {
  if (hours === null) return {}
  const week = weekdays.flatMap((day, index) =>
    (readSpans(hours.week[index] ?? '') ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      ...timesOf(span),
    })),
  )
  const closed = holidaysOf(hours.holidays).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    // Both at midnight: closed.
    opens: '00:00',
    closes: '00:00',
  }))
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
  }
}

/** The end of a day is its last minute, since midnight begins the next one. */
function timesOf({ from, until }: Span) {
  const closes = until === 24 * 60 ? '23:59' : formatTimeOfDay(until)
  return { opens: formatTimeOfDay(from), closes }
}
