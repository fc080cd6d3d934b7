import { z } from 'zod'
import type { Picture } from '../media/media.ts'

/** Samples to look at, words, or a number that the visitor types. */
export const choiceKinds = ['swatch', 'list', 'measure'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

/** Units of a measure that a shop asks for. */
export const choiceUnits = ['cm', 'in'] as const
export type ChoiceUnit = (typeof choiceUnits)[number]

/** Maximum number of choices of one product. */
export const MAX_PRODUCT_CHOICES = 6
/** Maximum number of values of one choice. */
export const MAX_CHOICE_VALUES = 40

/** Choices that a product names; no values mean all of the choice's, in its order. */
export const namedChoices = z.array(z.object({ choice: z.string(), values: z.array(z.string()) }))
export type NamedChoice = z.infer<typeof namedChoices>[number]

/** Value of a choice as the owner keeps it. */
export interface ChoiceValue {
  _id: string
  name: string
  /** `#rrggbb`, or empty. */
  colour: string
  image: Picture | null
  note: string
  /** Normalised decimal that is added to the price, or empty. */
  surcharge: string
  isAvailable: boolean
  hidden: boolean
}

/** A choice as the owner keeps it, used by many products. */
export interface ChoiceDefinition {
  _id: string
  name: string
  kind: string
  help: string
  unit: string
  min: number | null
  max: number | null
  values: readonly ChoiceValue[]
}

/** In pages of another language: names of the texts that are in the default one. */
interface WithFallbacks {
  fallbacks?: readonly string[]
}

/** Value that a product offers. */
export interface OfferedValue extends Omit<ChoiceValue, 'hidden'>, WithFallbacks {
  /** Unique within the product. */
  slug: string
}

/** A choice of one product, with the values that it offers in order. */
export interface OfferedChoice extends WithFallbacks {
  _id: string
  name: string
  kind: ChoiceKind
  /** Unique within the product. */
  slug: string
  help: string
  /** Unit of the bounds of a measure; empty for the other kinds. */
  unit: ChoiceUnit | ''
  min: number | null
  max: number | null
  /** Empty for a measure. */
  values: OfferedValue[]
}

/**
 * The choices that a product offers. What is unknown or hidden is left out, and so is a choice of
 * which no value is left: it never falls back to all. `slugOf` writes a name in the letters of an
 * address, empty if it has none.
 */
export function resolveChoices(
  named: readonly NamedChoice[],
  definitions: ReadonlyMap<string, ChoiceDefinition>,
  slugOf: (name: string) => string,
): OfferedChoice[] {
  const choiceSlugs = new Set<string>()
  const valueSlugs = new Set<string>()
  return named.flatMap(({ choice: id, values: ids }) => {
    const definition = definitions.get(id)
    const kind = choiceKinds.find((one) => one === definition?.kind)
    if (definition === undefined || kind === undefined) return []
    const values = kind === 'measure' ? [] : shownValues(definition, ids)
    if (kind !== 'measure' && values.length === 0) return []
    const { _id, name, help, min, max } = definition
    return {
      _id,
      name,
      kind,
      slug: uniqueSlug(slugOf(name), _id, choiceSlugs),
      help,
      unit: choiceUnits.find((one) => one === definition.unit) ?? '',
      min,
      max,
      values: values.map(({ hidden: _, ...value }) => ({
        ...value,
        slug: uniqueSlug(slugOf(value.name), value._id, valueSlugs),
      })),
    }
  })
}

/**
 * The values that visitors see of those that a product names, in its order; no ids mean all of the
 * choice.
 */
function shownValues({ values }: ChoiceDefinition, ids: readonly string[]): ChoiceValue[] {
  const shown = values.filter(({ hidden }) => !hidden)
  if (ids.length === 0) return shown
  return ids.flatMap((id) => shown.find(({ _id }) => _id === id) ?? [])
}

/** Most values of a choice that a card shows. */
const MAX_SWATCHES = 5
/** Value of a choice as a card shows it. */
export type Swatch = Pick<ChoiceValue, '_id' | 'name' | 'colour' | 'image'>

/** The first values of a product's first choice of samples. */
export interface Swatches {
  values: Swatch[]
  /** Number of values that the product offers of that choice. */
  count: number
}

/** The swatches of a product that names these choices; null if it offers no samples. */
export function findSwatches(
  named: readonly NamedChoice[],
  definitions: ReadonlyMap<string, ChoiceDefinition>,
): Swatches | null {
  for (const { choice, values: ids } of named) {
    const definition = definitions.get(choice)
    if (definition?.kind !== 'swatch') continue
    const values = shownValues(definition, ids)
    if (values.length === 0) continue
    return { values: values.slice(0, MAX_SWATCHES).map(toSwatch), count: values.length }
  }
  return null
}

function toSwatch({ _id, name, colour, image }: ChoiceValue): Swatch {
  return { _id, name, colour, image }
}

/** The slug, with the end of the id if another one is equal, and the id alone if it is empty. */
function uniqueSlug(slug: string, id: string, taken: Set<string>): string {
  const tail = id.slice(-SLUG_SUFFIX_LENGTH)
  const candidates = [slug, slug === '' ? tail : `${slug}-${tail}`, `${slug}-${id}`]
  const free = candidates.find((one) => one !== '' && !taken.has(one)) ?? id
  taken.add(free)
  return free
}

const SLUG_SUFFIX_LENGTH = 6
