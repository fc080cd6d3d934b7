import type { OpeningHours } from '../../domain/opening-hours.ts'
import { openingNotice } from '../../domain/opening-words.ts'

/** Also what a page says that stays open is not older. */
const againMs = 30_000

/** Tells when somebody answers next, now and from then on. */
export function followHours(
  hours: OpeningHours,
  tell: (note: string) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const look = () => tell(openingNotice(hours, Date.now()))
  look()
  const timer = setInterval(look, againMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}
