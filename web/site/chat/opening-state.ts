import type { Texts } from '../../../domain/text/page-texts.ts'
import type { OpeningHours } from '../../../domain/time/opening-hours.ts'
import { openingNotice } from '../../../domain/time/opening-hours-text.ts'

/** With the words for the time outside of them. */
export type HoursWithTexts = OpeningHours & { texts: Texts<'answers'> }

/** Also what a page says that stays open is not older. */
const UPDATE_INTERVAL_MS = 30_000

/** Tells when somebody answers next, now and from then on. */
export function watchOpeningState(
  hours: HoursWithTexts,
  tell: (note: string) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const look = () => tell(openingNotice(hours, hours.texts, Date.now()))
  look()
  const timer = setInterval(look, UPDATE_INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}
