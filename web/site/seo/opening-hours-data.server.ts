import {
  holidaysOf,
  type OpeningHours,
  readSpans,
  type Span,
  weekdays,
} from '../../../domain/time/opening-hours.ts'
import { formatTimeOfDay } from '../../../domain/time/opening-hours-text.ts'

/** Structured data of the opening hours, as part of the shop's. */
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
    // Both times at midnight mean closed.
    opens: '00:00',
    closes: '00:00',
  }))
  return {
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
  }
}

/** Closing at the end of a day is 23:59, since midnight is the beginning of the next. */
function timesOf({ from, until }: Span) {
  const closes = until === 24 * 60 ? '23:59' : formatTimeOfDay(until)
  return { opens: formatTimeOfDay(from), closes }
}
