const clocks = new Map<string, Intl.DateTimeFormat>()

/** What calendar and clock of a time zone show at a moment: `2026-11-21T09:30:00`. */
export function wallTime(timeZone: string, moment: Date | number): string {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    // The one locale that writes date and time in this way. To make a clock takes far longer than to read it.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  // A year that is half typed has fewer digits.
  return clock
    .format(moment)
    .replace(/^\d+/, (year) => year.padStart(4, '0'))
    .replace(' ', 'T')
}
