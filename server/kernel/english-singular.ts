/** Singular of an English word in lower case; a word that is no plural stays as it is. */
export function singularOf(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH || !word.endsWith('s') || isSingular(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (fromF.test(word)) return `${word.slice(0, -3)}f`
  if (fromFe.test(word)) return `${word.slice(0, -3)}fe`
  const withoutEs = word.slice(0, -2)
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return withoutEs
  if (/ses$/.test(word) && isSingular(withoutEs)) return withoutEs
  if (/oes$/.test(word) && !/(?:shoes|toes|canoes)$/.test(word)) return withoutEs
  return word.slice(0, -1)
}

/** Shorter words, such as `bus`, `gas` and `its`, are no plurals. */
const MIN_PLURAL_LENGTH = 4

const fromF = /(?:shel|lea|hal|cal|loa|scar|thie|wol|^el|sel|dwar|hoo)ves$/
const fromFe = /(?:kni|^li|wi)ves$/

/** True for a word that ends in `s` without being a plural, whole or with a letter still missing. */
function isSingular(word: string): boolean {
  return /ss$|[^aeo]us$/.test(word) || singulars.has(word.replace(/(\p{Letter})\1+/gu, '$1'))
}

/** English words, and Hindi ones in Latin letters: bamboo, bell metal, grass, near, special. */
const singulars = new Set(
  `bus gas lens canvas atlas iris chasis tenis oasis basis axis clematis trelis pancreas alias bias
  this always perhaps sometimes series species bras glas gras clas dres cros
  bans kans ghas pas khas`.split(/\s+/),
)
