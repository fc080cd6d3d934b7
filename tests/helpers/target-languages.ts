import { flattenMessages, loadAdminMessages } from '../../domain/text/admin-messages.ts'
import gujaratiWords from '../../web/admin/command-palette/words/gu.json' with { type: 'json' }
import hindiWords from '../../web/admin/command-palette/words/hi.json' with { type: 'json' }

/** Languages of the palette's targets, as the back office loads them. */
const english = readerOf(await loadAdminMessages('en'))
export const englishTargets = { words: null, declared: english, english }
export const hindiTargets = {
  words: hindiWords,
  declared: readerOf(await loadAdminMessages('hi')),
  english,
}
export const gujaratiTargets = {
  words: gujaratiWords,
  declared: readerOf(await loadAdminMessages('gu')),
  english,
}

function readerOf(messages: object): (path: string) => string {
  const texts = flattenMessages(messages)
  return (path) => texts.get(path) ?? path
}
