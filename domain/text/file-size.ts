const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** Readable file size, in powers of a thousand as file managers count. */
export function describeSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const value = bytes / 1000 ** power
  return `${power === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${units[power]}`
}
