import type { useTranslations } from 'use-intl'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import type { SheetForm } from './use-print-sheet.ts'

/** Space for choices in each layout: lines, and letters of the values in a line. */
const spaces: Record<SheetForm, { lines: number; letters: number }> = {
  two: { lines: 6, letters: 60 },
  six: { lines: 3, letters: 34 },
  tags: { lines: 2, letters: 14 },
}

interface ChoiceTexts {
  t: ReturnType<typeof useTranslations<'catalogue.print.choices'>>
  /** Bounds of a measure, such as `100 to 240 cm`. */
  writeBounds: (choice: OfferedChoice) => string
}

/**
 * A line per choice, such as `Fabric: Sage linen, Indigo, … 8 in all`. Values that are not available
 * now are left out.
 */
export function printedChoices(
  choices: readonly OfferedChoice[],
  form: SheetForm,
  texts: ChoiceTexts,
): string[] {
  const { lines, letters } = spaces[form]
  const all = choices.flatMap((choice) => describe(choice, letters, texts) ?? [])
  if (all.length <= lines) return all
  const shown = all.slice(0, lines - 1)
  return [...shown, texts.t('more', { count: all.length - shown.length })]
}

/** Null if none of its values can be chosen now. */
function describe(choice: OfferedChoice, letters: number, texts: ChoiceTexts): string | null {
  if (choice.kind === 'measure') return `${choice.name}: ${texts.writeBounds(choice)}`
  const names = choice.values.filter(({ isAvailable }) => isAvailable).map(({ name }) => name)
  return names.length === 0 ? null : `${choice.name}: ${join(names, letters, texts)}`
}

/** As many names as fit; with their number if not all do. */
function join(names: readonly string[], letters: number, { t }: ChoiceTexts): string {
  if (names.length === 1) return names[0] ?? ''
  const everything = names.join(', ')
  if (everything.length <= letters) return everything
  const total = t('total', { count: names.length })
  const count = names.findLastIndex((_, index) => {
    const start = names.slice(0, index + 1).join(', ')
    return `${start}, … ${total}`.length <= letters
  })
  return count === -1 ? total : `${names.slice(0, count + 1).join(', ')}, … ${total}`
}
