import type { about } from '../../../domain/content/about.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { pickDistinctFallbacks } from '../languages/fallbacks.ts'

/** Content of the about section, on the home page and on the about page. */
export function aboutTextOf(text: RecordOf<typeof about>, names: Texts<'figures'>) {
  const { title, description, tags, image, video } = text
  const figures = [
    { name: names.figureYears, value: text.yearsOfExperience },
    { name: names.figureClients, value: text.satisfiedClients },
    { name: names.figureItems, value: text.zulaItems },
  ]
  return {
    title,
    description,
    tags: [...new Set(tags)],
    image,
    video,
    ...pickDistinctFallbacks(text, 'title', 'description', 'tags'),
    figures: figures
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({ name, ...splitLast(value) })),
  }
}

export type AboutText = ReturnType<typeof aboutTextOf>

let segmenter: Intl.Segmenter | undefined

/** Splits a text before its last grapheme. */
function splitLast(text: string): { start: string; last: string } {
  // Cached: creating a segmenter takes longer than using it.
  segmenter ??= new Intl.Segmenter('en')
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return { start: characters.slice(0, -1).join(''), last: characters.at(-1) ?? '' }
}
