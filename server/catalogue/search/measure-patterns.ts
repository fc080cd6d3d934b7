import { unitOfWord } from '../../../domain/measures/measure-units.ts'
import { numberOfWord, numberWordPattern } from '../../../domain/measures/number-words.ts'
import { normaliseDigits } from '../../../domain/text/digits.ts'
import { alternatives, wordList } from '../../../domain/text/word-list.ts'
import measureWords from './measure-words.json' with { type: 'json' }

// Patterns of measures, amounts and their bounds in a query that `cleanQuery` has normalised.

/** A query in lower case, with ASCII digits and one form of each sign; numbers before units in digits. */
export function cleanQuery(q: string): string {
  return normaliseDigits(
    q
      .replace(/[\s\p{Control}]+/gu, ' ')
      .replace(/[¼-¾⅐-⅞]/g, ' $&')
      .replace(/[″”“„]/g, '"')
      .replace(/[′’‘]/g, "'")
      .normalize('NFKC'),
  )
    .toLowerCase()
    .replace(/\p{Format}/gu, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[×✕✖╳]|(?<=\d\s*)\*(?=\s*\d)/g, 'x')
    .replaceAll('⁄', '/')
    .replace(spokenNumber, (_, word: string) => ` ${numberOfWord(word)}`)
}

/** Two classes: one class of both takes three times as long to compile, and there are over a hundred. */
const letter = String.raw`(?:\p{Letter}|\p{Mark})`
/** End of a word; Gujarati writes case endings without a space. */
const end = `(?=(?:થી|ની|નો|ના|નું|માં)?(?!${letter}))`
const start = String.raw`(?<!\p{Letter}|\p{Mark}|\p{Number}|[.,"'])`

export const numberPattern = String.raw`\d+(?:[.,]\d+)*`
const fractionPattern = String.raw`(?:\d+[\s\-])?\d+/\d+`

const unitWords = [...unitOfWord.keys()].filter((word) => word !== 'in')
/** `in` is no unit in `2 in 1` and `4 in the corner`. */
const inches = String.raw`in(?!\s+(?:\d|the|my|a|an|one|our)(?![\p{Letter}]))`
const unit = `(?:(?:${alternatives(unitWords)}|${inches})${end}|''|"|'(?:(?=x\\s*\\d)|(?!${letter})))`
const feet = `(?:(?:${alternatives(unitWords.filter((word) => unitOfWord.get(word) === 'ft'))})${end}|')`
const inch = `(?:(?:${alternatives([...unitOfWord.keys()].filter((word) => unitOfWord.get(word) === 'in'))})${end}|''|")`
const number = `(?:${fractionPattern}|${numberPattern})`
const feetAndInches = `(?:${number}\\s*${feet}\\s*-?\\s*\\d{1,2}(?:\\.\\d+)?\\s*${inch}|${number}'\\s*-?\\d{1,2}(?!\\d|\\s*x|\\s*${unit}))`
const single = `(?:${feetAndInches}|${number}\\s*-?\\s*${unit})`
const side = `(?:${single}|${number})`
const times = String.raw`\s*(?:x|by|into|इंटू)\s*`
const dimensions = `${side}(?:${times}${side}){1,2}(?![\\p{Number}])`

/** `150 cm`, `5' 6"`, `6x3 feet`. */
export const lengthPattern = `${start}(?:${dimensions}|${single})`
/** Separator of the sides of `lengthPattern`. */
export const joinDimensions = new RegExp(times, 'u')

const multiplierOfWord = new Map(
  Object.entries(measureWords.multipliers).flatMap(([factor, words]) =>
    wordList(words).map((word): [string, number] => [word, Number(factor)]),
  ),
)
const multiplierWords = alternatives([...multiplierOfWord.keys()])
/** `k` is also short for `ke` of `ke liye`. */
const multiplier = `(?:${multiplierWords})${end}(?!\\s+li)`
const multiplierAlone = new RegExp(`(?<!${letter})(?:${multiplierWords})${end}`, 'u')

/** Factor that a word such as `lakh` of an amount stands for. */
export function multiplierOf(amount: string): number {
  const [word = ''] = multiplierAlone.exec(amount) ?? []
  return multiplierOfWord.get(word) ?? 1
}

const currencyWords = alternatives(wordList(measureWords.currency))
const currency = `(?:[₹$€£]|(?<!${letter})(?:${currencyWords})(?!${letter})\\.?)`
const currencyBehind = `(?:/-|,-|[₹€]|(?:${currencyWords})${end}\\.?)`

/** `₹20,000/-`, `rs 20k`, `1.5 lakh`, `20,000 rupees`. */
export const amountPattern = `(?:${currency}\\s*${numberPattern}(?:\\s*${multiplier})?(?:\\s*${currencyBehind})?|${start}${numberPattern}\\s*${multiplier}(?:\\s*${currencyBehind})?|${start}${numberPattern}\\s*${currencyBehind})`

const filler = String.raw`(?:\s*(?:of|is|about|around|approx|only|just|budget|price|:|=)(?![\p{Letter}]))*`
const sizes = '(?:small|short|narrow|cheap|low|less|slim)er'
const largeSizes = '(?:bigg|larg|long|wid|tall|great|high|broad)er'
const wordStart = `(?<!${letter})`

/** Words for a side of a piece, which come before or after its length. */
export const sidePattern = `${wordStart}(?:in )?${alternatives(wordList(measureWords.sides))}(?!${letter})`

/** Words that bound a measure, before or behind it. */
export const boundPatterns = {
  max: `${wordStart}(?:under|below|max(?:imum)?|up ?to|less than|within|inside|not (?:more|over|above|bigger|larger|longer|wider) than|not (?:over|above)|no more than|at ?most|till|in(?=\\s*(?:\\d{4}|\\d+,\\d))|${sizes} than|<=?)${filler}`,
  min: `${wordStart}(?:over|above|more than|not less than|no less than|at ?least|min(?:imum)?|from|starting(?: (?:at|from))?|${largeSizes} than|>=?)${filler}`,
  budget: `${wordStart}(?:budget|price|cost|rate|kimat|keemat|कीमत|बजट|બજેટ|કિંમત)${filler}`,
  maxBehind: wholeWords([
    ...spaced(
      'se kam, se km, se chhot[aei], se chot[aei], se n(?:i|ee)che, se sast[aei], se andar',
    ),
    ...spaced('tak, ke andar, ke n(?:i|ee)che, ke bhitar, or less'),
    ...spaced('max(?:imum)?, and below, or below, budget').map(beforeNoMeasure),
    ...spaced('से कम, से छोट[ाीे], से नीचे, से सस्त[ाीे], तक, के अंदर, के अन्दर, के भीतर, के नीचे'),
    ...spaced('થી ઓછ(?:ું|ા|ી|ો), થી નાન(?:ું|ા|ી|ો), થી નીચે, થી સસ્ત(?:ું|ા|ી|ો)'),
    ...spaced('સુધી(?:ના|ની|નો|નું|માં)?, (?:ની|ના) અંદર, અંદર, thi ochh?[uiao], sudhi, ni andar'),
  ]),
  minBehind: wholeWords([
    ...spaced('se zyaa?da, se jyaa?da, se adhik, se bad[aei], se upar, se lamb[aei], or more'),
    ...spaced('and above, or above, and up, plus').map(beforeNoMeasure),
    ...spaced('thi vadh(?:u|are)'),
    ...spaced('से ज़्यादा, से ज्यादा, से अधिक, से बड़[ाीे], से ऊपर, से लंब[ाीे]'),
    ...spaced('થી વધુ, થી વધારે, થી મોટ(?:ું|ા|ી|ો), થી ઉપર'),
  ]),
  between: `${wordStart}(?:between|from)`,
  betweenBehind: wholeWords(
    spaced('ke b(?:i|ee)ch(?: mein)?, तक, tak, के बीच(?: में)?, ની વચ્ચે(?:નો|ની|નું)?, સુધી, વચ્ચે'),
  ),
  link: '(?:-|to|and|se|aur|से|और|થી|અને)',
}

/** The same, up to the end of a word: once for all of them, as classes of letters are slow to compile. */
function wholeWords(words: string[]): string {
  return `${alternatives(words)}(?!${letter})`
}

function spaced(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(', ')
    .map((words) => words.replaceAll(' ', '\\s*'))
}

/** `60k and below 180 cm` has two bounds. */
function beforeNoMeasure(pattern: string): string {
  return `${pattern}(?!\\s*(?:[₹$€£]|(?:${currencyWords})(?!${letter})|\\d))`
}

const longUnits = unitWords.filter((word) => word.length > 2 || word === 'ft' || word === 'cm')
/** A number word before a unit or a multiplier. */
const spokenNumber = new RegExp(
  `(?<!${letter})(${numberWordPattern})(?=\\s+(?:${alternatives([...longUnits, ...multiplierOfWord.keys()].filter((word) => word !== 'k'))})${end})`,
  'gu',
)
