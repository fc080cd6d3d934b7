/** Size of a file in the units that file managers use, such as `340 kB` or `1.2 MB`. */
export function formatFileSize(bytes: number, locale: string): string {
  const [divisor, unit] =
    bytes < 999_500
      ? [1e3, 'kilobyte']
      : bytes < 999_950_000
        ? [1e6, 'megabyte']
        : [1e9, 'gigabyte']
  const size = bytes / divisor
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(unit === 'kilobyte' ? Math.max(bytes === 0 ? 0 : 1, size) : size)
}
