import { createNumberTerms } from './number-terms.ts'

/** Digits in base 4 of the largest price, 9,999,999,999.99. */
const PLACES = 20

/** Index terms of the effective price in hundredths: see `readEffectivePrice`. */
export const priceTerms = createNumberTerms('§p', PLACES)
