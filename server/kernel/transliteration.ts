// Devanagari and Gujarati read as Latin letters. The letters are those of the Unicode charts
// (U+0900 and U+0A80), their sounds those of ISO 15919 without its diacritics, as people type them.

/** Latin reading of a word in Devanagari or Gujarati (NFKD, lower case); other letters stay. */
export function readAsLatin(word: string): string {
  return word.replace(indic, (letters) => {
    const isGujarati = gujarati.test(letters)
    const noun = letters.replace(caseEnding, '')
    const reading = writeSyllables(dropInherentVowels(readSyllables(writeDevanagari(noun))))
    const spoken = isGujarati ? reading.replace(/un$/, 'u') : reading
    return spoken.replaceAll('jn', 'gy')
  })
}

const indic = /[\u0900-\u097F\u0A80-\u0AFF]+/g
/** Gujarati `in` and `of`, written without a space. Others of the kind also end nouns. */
const caseEnding = /(?<=.{3})(?:માં|નું)$/u
const gujarati = /[\u0A80-\u0AFF]/

/** The two charts have the same order, so that one table serves both scripts. */
const CHART_DISTANCE = 0x0a80 - 0x0900

function writeDevanagari(letters: string): string {
  return letters.replace(/[\u0A80-\u0AFF]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - CHART_DISTANCE),
  )
}

interface Syllable {
  consonant: string
  vowel: string
  /** True for the vowel `a` that is spoken without being written. */
  isInherent: boolean
  /** True for a vowel that is long in writing: `चाय` is chai, `भय` is bhay. */
  isLong: boolean
  /** Anusvara or chandrabindu. */
  isNasal: boolean
}

function readSyllables(letters: string): Syllable[] {
  const syllables: Syllable[] = []
  for (const [, letter = '', nukta] of letters.matchAll(/(.)(\u093C)?/gsu)) {
    const last = syllables.at(-1)
    const consonant = (nukta === undefined ? undefined : withNukta[letter]) ?? consonants[letter]
    const vowel = independentVowels[letter]
    if (consonant !== undefined)
      syllables.push({ ...silent, consonant, vowel: 'a', isInherent: true })
    else if (vowel !== undefined) syllables.push({ ...silent, vowel, isLong: letter === 'आ' })
    else if (last !== undefined) addSign(last, letter)
  }
  return syllables
}

const silent = { consonant: '', vowel: '', isInherent: false, isLong: false, isNasal: false }

function addSign(syllable: Syllable, sign: string): void {
  const vowel = vowelSigns[sign]
  if (vowel !== undefined)
    Object.assign(syllable, { vowel, isInherent: false, isLong: sign === '\u093E' })
  else if (sign === virama) Object.assign(syllable, { vowel: '', isInherent: false })
  else if (nasals.has(sign)) syllable.isNasal = true
}

/**
 * Drops the inherent vowel at the end of a word, and between two consonants whose syllables have a
 * spoken vowel before and behind, from right to left (Ohala 1983).
 */
function dropInherentVowels(written: Syllable[]): Syllable[] {
  const syllables = written.map((syllable) => ({ ...syllable }))
  for (let at = syllables.length - 1; at > 0; at--) {
    const [before, here, behind] = [syllables[at - 1], syllables[at], syllables[at + 1]]
    if (before === undefined || here === undefined || !here.isInherent || here.isNasal) continue
    const isSilent =
      behind === undefined
        ? !isSpokenAtEnd(before, here)
        : before.vowel !== '' && behind.consonant !== '' && behind.vowel !== ''
    if (isSilent) here.vowel = ''
  }
  return syllables
}

/** True for an inherent vowel that is spoken at the end, as in `mitra`, `rajya` and `bhartiya`. */
function isSpokenAtEnd(before: Syllable, { consonant }: Syllable): boolean {
  if (before.vowel !== '') return consonant === 'y' && /[iu]$/.test(before.vowel)
  return before.consonant !== consonant && /^(?:[ryv]|n)$/.test(consonant)
}

function writeSyllables(syllables: Syllable[]): string {
  return syllables
    .map(({ consonant, vowel, isNasal }, at) => {
      const before = syllables[at - 1]
      const behind = syllables[at + 1]
      if (consonant === 'y' && vowel === '' && behind === undefined && before?.isLong) return 'i'
      const isRepeated = consonant === 'ch' && vowel === '' && behind?.consonant.startsWith('ch')
      const nasal = isNasal ? nasalBefore(behind) : ''
      return `${isRepeated ? 'c' : consonant}${vowel}${nasal}`
    })
    .join('')
}

function nasalBefore(behind: Syllable | undefined): 'm' | 'n' {
  return /^(?:[pbm]|f)/.test(behind?.consonant ?? '') ? 'm' : 'n'
}

const virama = '\u094D'
const nasals = new Set(['\u0900', '\u0901', '\u0902'])

const consonants =
  readTable(`क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t
  थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h`)

/** Consonants with a dot: Persian and English sounds, and the flaps of `lakdi` and `padhna`. */
const withNukta = readTable('क k ख kh ग g ज z झ zh ड d ढ dh फ f य y')

const independentVowels = readTable(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ॠ ri ऍ e ऎ e ए e ऐ ai ऑ o ऒ o ओ o औ au ॲ e ॐ om',
)

const vowelSigns: Record<string, string> = {
  '\u093E': 'a',
  '\u093F': 'i',
  '\u0940': 'i',
  '\u0941': 'u',
  '\u0942': 'u',
  '\u0943': 'ri',
  '\u0944': 'ri',
  '\u0945': 'e',
  '\u0946': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094A': 'o',
  '\u094B': 'o',
  '\u094C': 'au',
}

function readTable(text: string): Record<string, string> {
  const parts = text.split(/\s+/)
  return Object.fromEntries(
    parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? '']] : [])),
  )
}
