import { flattenMessages } from '../../../domain/languages/catalogue.ts'
import englishMessages from '../../../locales/en/admin.json' with { type: 'json' }
import gujaratiMessages from '../../../locales/gu/admin.json' with { type: 'json' }
import hindiMessages from '../../../locales/hi/admin.json' with { type: 'json' }
import gujaratiWords from '../../../web/admin/command-palette/words/gu.json' with { type: 'json' }
import hindiWords from '../../../web/admin/command-palette/words/hi.json' with { type: 'json' }

/** Languages of the palette's targets, as the back office loads them. */
const english = readerOf(englishMessages)
export const englishTargets = { words: null, declared: english, english }
export const hindiTargets = { words: hindiWords, declared: readerOf(hindiMessages), english }
export const gujaratiTargets = {
  words: gujaratiWords,
  declared: readerOf(gujaratiMessages),
  english,
}

function readerOf(messages: object): (path: string) => string {
  const texts = flattenMessages(messages)
  return (path) => texts.get(path) ?? path
}
