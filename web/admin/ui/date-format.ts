import type { useTranslations } from 'use-intl'
import { dateIn, dayAfter } from '../../../domain/time/local-time.ts'

/** Language that times are written in. */
interface TimeLanguage {
  locale: string
  t: ReturnType<typeof useTranslations<'ui.time'>>
}

const english = 'en-GB'

/** Relative time in a time zone. */
export function formatRelativeTime(
  at: string,
  now: number,
  timeZone: string,
  { locale, t }: TimeLanguage,
): string {
  const moment = new Date(at)
  const minutes = Math.floor((now - moment.getTime()) / 60_000)
  if (minutes < 1) return t('now')
  if (minutes < 60) return t('minutesAgo', { count: String(minutes) })
  const [date, today] = [dateIn(timeZone, moment), dateIn(timeZone, now)]
  if (date === today) return t('hoursAgo', { count: String(Math.floor(minutes / 60)) })
  if (date === dayAfter(today, -1)) {
    return t('yesterday', { time: format(locale, timeZone, clock, moment) })
  }
  const sameYear = date.slice(0, 4) === today.slice(0, 4)
  return format(locale, timeZone, sameYear ? day : dayAndYear, moment)
}

/** Time span in its largest unit, as in “5 hours”. */
export function formatTimeSpan(from: string, to: number, locale = english): string {
  const minutes = Math.floor((to - Date.parse(from)) / 60_000)
  if (minutes < 1) return moments[locale] ?? 'a moment'
  if (minutes < 60) return countOf(minutes, 'minute', locale)
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? countOf(hours, 'hour', locale)
    : countOf(Math.floor(hours / 24), 'day', locale)
}

/** Full date and time. */
export function formatExactTime(moment: Date, timeZone: string, locale = english): string {
  return format(locale, timeZone, exact, moment)
}

/** Date and time of a stored timestamp. */
export function formatDateTime(moment: string, timeZone: string, locale = english): string {
  return format(locale, timeZone, long, new Date(moment))
}

/** Date of a stored timestamp without its year. */
export function formatDate(moment: string, timeZone: string, locale = english): string {
  return format(locale, timeZone, day, new Date(moment))
}

/** A time span of less than a minute, which `Intl` has no words for. */
const moments: Readonly<Record<string, string>> = { 'hi-IN': 'अभी-अभी', 'gu-IN': 'હમણાં જ' }

function countOf(count: number, unit: string, locale: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const
  return new Intl.NumberFormat(locale, options).format(count)
}

/** 24 hours in every language: Indian locales would write am and pm in Latin letters. */
const hours: Intl.DateTimeFormatOptions = { hourCycle: 'h23' }
const exact: Intl.DateTimeFormatOptions = { ...hours, dateStyle: 'full', timeStyle: 'short' }
const long: Intl.DateTimeFormatOptions = { ...hours, dateStyle: 'long', timeStyle: 'short' }
const clock: Intl.DateTimeFormatOptions = { ...hours, hour: '2-digit', minute: '2-digit' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const dayAndYear: Intl.DateTimeFormatOptions = { ...day, year: 'numeric' }

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Cached formatter: creating one takes far longer than using it, and lists format many timestamps.
 */
function format(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  moment: Date,
): string {
  const key = `${locale} ${timeZone} ${Object.entries(options).join()}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, known)
  return known.format(moment)
}
