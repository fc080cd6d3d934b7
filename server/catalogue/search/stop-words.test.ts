import { expect, it } from 'vitest'
import { wordsOf } from '../../kernel/text-normalisation.ts'
import { dropStopWords } from './stop-words.ts'

it.each([
  ['can you show me the sideboards please', 'sideboards'],
  ['looking for a chair with wings', 'chair wings'],
  ['best price sofa near me', 'sofa'],
  ['I want to buy a swing for my balcony', 'swing balcony'],
  ['terrace ke liye jhula', 'terrace jhula'],
  ['mujhe ek accha jhoola chahiye', 'jhoola'],
  ['peetal ki chain wala jhula dikhao', 'peetal chain jhula'],
  ['पीतल की चेन वाला झूला', 'पीतल चेन झूला'],
  ['बालकनी के लिए झूला चाहिए', 'बालकनी झूला'],
  ['પુસ્તકો માટે કબાટ', 'પુસ્તકો કબાટ'],
  ['લાકડાની ખુરશી બતાવો', 'લાકડાની ખુરશી'],
  ['dining set', 'dining set'],
  ['navy sofa', 'navy sofa'],
  ['hare rang ka sofa', 'hare sofa'],
  ['love seat', 'love seat'],
  ['fourposter small table', 'fourposter small table'],
  ['the price', 'the price'],
  ['के लिए', 'के लिए'],
  ['', ''],
])('removes stop words from %j', (text, kept) => {
  const words = dropStopWords(wordsOf(text)).map(({ spelling }) => spelling)
  expect(words).toEqual(wordsOf(kept).map(({ spelling }) => spelling))
})
