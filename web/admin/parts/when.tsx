interface WhenProps {
  at: string
  /** In the middle of a sentence. */
  inside?: boolean
}

/** A moment as people say it, with the exact one on hover. */
export function When({ at, inside = false }: WhenProps) {
  const words = sayWhen(at, Date.now())
  return (
    <time dateTime={at} title={exact.format(new Date(at))}>
      {inside ? words.charAt(0).toLowerCase() + words.slice(1) : words}
    </time>
  )
}

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

function sayWhen(at: string, now: number): string {
  const moment = new Date(at)
  const minutes = Math.floor((now - moment.getTime()) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min ago`
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (moment.getTime() >= midnight) return `${Math.floor(minutes / 60)} h ago`
  if (moment.getTime() >= midnight - 86_400_000) return `Yesterday ${clock.format(moment)}`
  const sameYear = moment.getFullYear() === new Date(now).getFullYear()
  return (sameYear ? day : dayAndYear).format(moment)
}
