import type { ChoiceDefinition, OfferedChoice } from '../../../domain/choices/offered-choice.ts'

/**
 * Offered choices with the texts of definitions in another language; slugs stay, since addresses are
 * of the default language.
 */
export function translateOffered(
  offered: readonly OfferedChoice[],
  definitions: ReadonlyMap<string, ChoiceDefinition>,
): OfferedChoice[] {
  return offered.map((choice) => {
    const definition = definitions.get(choice._id)
    if (definition === undefined) return choice
    const { name, help } = definition
    const known = new Map(definition.values.map((value) => [value._id, value]))
    const values = choice.values.map((value) => {
      const { name, note, image } = known.get(value._id) ?? value
      return { ...value, name, note, image, ...fallbacksOf(value, { name, note }) }
    })
    return { ...choice, name, help, values, ...fallbacksOf(choice, { name, help }) }
  })
}

/** Texts that are still the original ones. */
function fallbacksOf<K extends string>(
  original: Readonly<Record<NoInfer<K>, string>>,
  texts: Readonly<Record<K, string>>,
): { fallbacks?: string[] } {
  const names: string[] = []
  for (const name in texts)
    if (texts[name] !== '' && texts[name] === original[name]) names.push(name)
  return names.length === 0 ? {} : { fallbacks: names }
}
