import { type Language, localeOf } from '../languages/language.ts'

/** Day of a moment in a time zone, such as 13 December 2026. A date alone is in UTC; empty for none. */
export function writeDay(moment: string, language: Language, timeZone = 'UTC'): string {
  if (moment === '') return ''
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone })
  return format.format(new Date(moment))
}
