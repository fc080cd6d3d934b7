/** Units that can be parsed. */
export type Unit = 'mm' | 'cm' | 'm' | 'in' | 'ft'

export const millimetresPer: Record<Unit, number> = {
  mm: 1,
  cm: 10,
  m: 1_000,
  in: 25.4,
  ft: 304.8,
}

/** Names of the units in English, Hindi, Marathi, Gujarati and Bengali. */
const unitNames: Record<Unit, string> = {
  mm: 'mm mms millimetre millimetres millimeter millimeters मिमी मिलीमीटर मिलिमीटर મિમી મીમી મિલીમીટર মিমি',
  cm: 'cm cms centimetre centimetres centimeter centimeters सेमी सेमि सेंमी सेंटीमीटर सेन्टीमीटर સેમી સેમિ સેન્ટીમીટર સેન્ટિમીટર সেমি',
  m: 'm mtr mtrs mt mts metre metres meter meters मी मीटर મી મીટર মিটার',
  in: 'in ins inch inches inchs इंच इन्च इञ्च ઇંચ ઈંચ ઇન્ચ ઈન્ચ ইঞ্চি',
  ft: 'ft fts foot feet feets fut phut फीट फ़ीट फिट फ़िट फुट फ़ुट फूट ફૂટ ફુટ ફીટ ફિટ ফুট',
}

/**
 * Words that may accompany a number without a unit; any other word makes it a count of something
 * else.
 */
const companions = `approx approximately about around nearly almost circa ca roughly upto up max maximum min minimum
  height ht h width wd w length len l depth d diameter dia overall total only each from between adjustable
  high tall wide long deep लगभग करीब ऊंचाई ऊँचाई चौड़ाई लंबाई लम्बाई આશરે ઊંચાઈ પહોળાઈ લંબાઈ`

/** Words between the two ends of a range or the sides of an object. */
const links = 'x by to till until or bis से या तक થી'
/** Words that also stand between feet and inches. */
const additions = 'and und और અને'

export const unitOfWord = new Map<string, Unit>()
for (const [unit, words] of entriesOf(unitNames))
  for (const word of wordsIn(words)) unitOfWord.set(word, unit)

export const companionWords = new Set(wordsIn(companions))
export const andWords = new Set(wordsIn(additions))
export const linkWords = new Set([...wordsIn(links), ...andWords])

function entriesOf(record: Record<Unit, string>): [Unit, string][] {
  return [
    ['mm', record.mm],
    ['cm', record.cm],
    ['m', record.m],
    ['in', record.in],
    ['ft', record.ft],
  ]
}

/** Words in the Unicode form (NFKC) of parsed texts. */
function wordsIn(text: string): string[] {
  return text.normalize('NFKC').split(/\s+/)
}
