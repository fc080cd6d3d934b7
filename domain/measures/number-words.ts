/** Number of digits (`2`, `1.5`) or of a number word in English, Hindi or Gujarati; null for others. */
export function numberOfWord(text: string): number | null {
  const known = numberWords.get(text)
  if (known !== undefined) return known
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null
}

/** Words for whole numbers, and those that count seats only. */
const words: [number, string][] = [
  [1, 'one single ek एक એક'],
  [2, 'two double do be दो બે'],
  [3, 'three triple teen tin tran तीन ત્રણ'],
  [4, 'four char chaar चार ચાર'],
  [5, 'five paanch panch पांच पाँच પાંચ'],
  [6, 'six chhe chhah cheh छह छः छे છ'],
  [7, 'seven saat sat सात સાત'],
  [8, 'eight aath ath आठ આઠ'],
  [9, 'nine nau नौ નવ'],
  [10, 'ten das दस દસ'],
]

const numberWords = new Map(
  words.flatMap(([number, forms]) =>
    forms
      .normalize('NFKC')
      .split(' ')
      .map((form): [string, number] => [form, number]),
  ),
)

/** Alternatives of a pattern, the longest first. */
export const numberWordPattern = [...numberWords.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
