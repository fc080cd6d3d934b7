import type { Language } from '../../../domain/languages/language.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import type { OpeningHours } from '../../../domain/time/opening-hours.ts'
import { openingNotice } from '../../../domain/time/opening-hours-text.ts'

/** Opening hours with the texts that describe times. */
export type HoursWithTexts = OpeningHours & { texts: Texts<'answers'> }

/** Maximum age of the notice on a page that stays open. */
const UPDATE_INTERVAL_MS = 30_000

/** Reports the opening notice, now and at intervals until `signal` aborts. */
export function watchOpeningState(
  hours: HoursWithTexts,
  language: Language | undefined,
  tell: (note: string) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const look = () => tell(openingNotice(hours, hours.texts, Date.now(), language))
  look()
  const timer = setInterval(look, UPDATE_INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}
