import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Statistics } from '../../../domain/api/dashboard.ts'
import { sumOf } from './dashboard-box.tsx'
import styles from './enquiry-chart.module.css'

const width = 600
const height = 160
const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** Bar chart of enquiries per day with the best day labelled; a table for screen readers. */
export function EnquiryChart({ days }: { days: Statistics['perDay'] }) {
  const t = useTranslations('insights.enquiryChart')
  const locale = useLocale()
  const shortDay = new Intl.DateTimeFormat(locale, dayAndMonth)
  const longDay = new Intl.DateTimeFormat(locale, { weekday: 'short', ...dayAndMonth })
  const [pointed, setPointed] = useState<number | null>(null)
  const top = niceTop(Math.max(...days.map(({ count }) => count), 1))
  const best = days.reduce(
    (at, { count }, index) => (count > (days[at]?.count ?? 0) ? index : at),
    0,
  )
  const named = pointed ?? best
  const step = width / days.length
  const labelEvery = Math.max(1, Math.ceil(days.length / 5))
  const shown = days[named]
  // Percentage of the chart's width, and of the label's own by which it shifts back to stay inside.
  const place = ((named + 0.5) / days.length) * 100

  return (
    <figure className={styles.root}>
      <div className={styles.scale} aria-hidden="true">
        {[4, 3, 2, 1, 0].map((quarter) => (
          <span key={quarter}>{(top * quarter) / 4}</span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerLeave={() => setPointed(null)}
        >
          {[0, 1, 2, 3, 4].map((quarter) => (
            <line
              key={quarter}
              x1="0"
              x2={width}
              y1={(height * quarter) / 4}
              y2={(height * quarter) / 4}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ date, count }, index) => {
            const tall = Math.max(count === 0 ? 0.5 : 1, (count / top) * height)
            return (
              <g key={date} onPointerEnter={() => setPointed(index)}>
                <rect x={index * step} y={0} width={step} height={height} fill="transparent" />
                <rect
                  x={index * step + step * 0.2}
                  y={height - tall}
                  width={step * 0.6}
                  height={tall}
                  fill={index === named && count > 0 ? 'var(--accent-ink)' : 'var(--accent)'}
                />
              </g>
            )
          })}
        </svg>
        {shown !== undefined && shown.count > 0 && (
          <div
            className={styles.tip}
            style={{ left: `${place}%`, transform: `translateX(-${place}%)` }}
            aria-hidden="true"
          >
            {longDay.format(new Date(shown.date))} · <b>{shown.count}</b>
          </div>
        )}
      </div>
      <div className={styles.dates} aria-hidden="true">
        {days.map(({ date }, index) =>
          index % labelEvery === 0 ? (
            <span key={date} style={{ left: `${((index + 0.5) / days.length) * 100}%` }}>
              {shortDay.format(new Date(date))}
            </span>
          ) : null,
        )}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('caption', { count: sumOf(days) })}</caption>
          <tbody>
            {days.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{longDay.format(new Date(date))}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}

/** Axis maximum above all bars that divides evenly into quarters. */
function niceTop(max: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, max / 4)))
  const step = [1, 2, 3, 4, 5, 6, 8, 10]
    .map((factor) => factor * unit)
    .find((size) => size * 4 >= max)
  return (step ?? max) * 4
}
