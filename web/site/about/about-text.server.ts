import type { about } from '../../../domain/content/about.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'

/** What the section about the shop shows, on the home page and on the page about us. */
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
    figures: figures
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({ name, ...splitLast(value) })),
  }
}

export type AboutText = ReturnType<typeof aboutTextOf>

let segmenter: Intl.Segmenter | undefined

/** Parts a text before its last character, as a reader counts characters. */
function splitLast(text: string): { start: string; last: string } {
  // To make one takes longer than all that it does here.
  segmenter ??= new Intl.Segmenter('en')
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return { start: characters.slice(0, -1).join(''), last: characters.at(-1) ?? '' }
}
