import type { ChoiceKind, OfferedChoice } from '../../domain/choices/offered-choice.ts'

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** A choice as a product offers it, with values of these names; `sold` is the name of one that is not available. */
export function offeredChoice(
  name: string,
  kind: ChoiceKind,
  values: readonly string[] = [],
  { surcharge = '', sold = '' } = {},
): OfferedChoice {
  return {
    _id: name,
    name,
    kind,
    slug: slugOf(name),
    help: '',
    unit: '',
    min: null,
    max: null,
    values: values.map((value) => ({
      _id: value,
      name: value,
      slug: slugOf(value),
      colour: '',
      image: null,
      note: '',
      surcharge,
      isAvailable: value !== sold,
    })),
  }
}
