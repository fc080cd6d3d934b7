import type { useTranslations } from 'use-intl'
import {
  type ChoiceDefinition,
  type ChoiceValue,
  type NamedChoice,
  namedChoices,
  type OfferedChoice,
  resolveChoices,
} from '../../../../domain/choices/offered-choice.ts'
import type { RecordsField } from '../../../../domain/content/fields/records-field.ts'

/** Address of the screen Choices, to which the form of a product links. */
export const choicesAddress = '/admin/manage-store/choices'

/** True for the choices that a product names, and not for the values of a choice. */
export function isNamedChoices({ entries }: RecordsField): boolean {
  return entries.choice?.kind === 'id'
}

/** Choices of a product in its form. */
export function readNamedChoices(value: unknown): NamedChoice[] {
  return namedChoices.safeParse(value).data ?? []
}

/** Definitions of the choices that exist, by id. */
export type Definitions = ReadonlyMap<string, ChoiceDefinition>

export type NamedChoicesTranslator = ReturnType<
  typeof useTranslations<'forms.productChoices.namedChoices'>
>

/** Ids of a choice's values as the form lists them: the ticked ones in order among the others. */
export function listedValues(definition: ChoiceDefinition, ticked: readonly string[]): string[] {
  const all = definition.values.map(({ _id }) => _id)
  const rest = all.filter((id) => !ticked.includes(id))
  return [...ticked.filter((id) => all.includes(id)), ...rest]
}

/** A product's choices in words, such as `Fabric: all 8; Finish: Teak, Walnut`. */
export function describeNamedChoices(
  named: readonly NamedChoice[],
  definitions: Definitions,
  t: NamedChoicesTranslator,
): string[] {
  return named.map(({ choice, values }) => {
    const definition = definitions.get(choice)
    if (definition === undefined) return '…'
    const { name, kind } = definition
    if (kind === 'measure') return t('described', { name, words: measureBounds(definition, t) })
    const words =
      values.length === 0
        ? countValues(definition, t)
        : namesOfValues(definition, values).join(', ')
    return t('described', { name, words })
  })
}

/** Such as `all 8 values`. */
export function countValues(
  { values }: Pick<ChoiceDefinition, 'values'>,
  t: NamedChoicesTranslator,
): string {
  return values.length === 0 ? t('noValues') : t('allValues', { count: values.length })
}

/** Such as `100 to 240 cm`. */
export function measureBounds(
  { unit, min, max }: Pick<ChoiceDefinition, 'unit' | 'min' | 'max'>,
  t: NamedChoicesTranslator,
): string {
  if (min !== null && max !== null)
    return t('between', { min: String(min), max: String(max), unit })
  if (min !== null) return t('atLeast', { min: String(min), unit })
  return max === null ? t('anyMeasure', { unit }) : t('atMost', { max: String(max), unit })
}

/**
 * Choices that a product offers to visitors. Their slugs are made of ids alone, since the letters
 * of other scripts are written by the server only and nothing here leads to an address.
 */
export function offeredChoices(value: unknown, definitions: Definitions): OfferedChoice[] {
  return resolveChoices(readNamedChoices(value), definitions, () => '')
}

function namesOfValues({ values }: ChoiceDefinition, ids: readonly string[]): string[] {
  return ids.map((id) => values.find(({ _id }) => _id === id)?.name ?? '…')
}

/** Value that a photo of the product can show. */
export interface PhotoValue {
  _id: string
  /** Name, after the choice's if another value has the same. */
  label: string
  value: ChoiceValue
}

/** Values that a photo of the product can show: all that the product offers. */
export function photoValues(named: readonly NamedChoice[], definitions: Definitions): PhotoValue[] {
  const offered = named.flatMap(({ choice, values: ids }) => {
    const definition = definitions.get(choice)
    if (definition === undefined || definition.kind === 'measure') return []
    const listed = ids.length === 0 ? definition.values.map(({ _id }) => _id) : ids
    return listed.flatMap((id) => {
      const value = definition.values.find(({ _id }) => _id === id)
      return value === undefined ? [] : { choice: definition.name, value }
    })
  })
  return offered.map(({ choice, value }) => {
    const isAmbiguous = offered.some(
      (other) => other.value !== value && isSameName(other.value.name, value.name),
    )
    return { _id: value._id, label: isAmbiguous ? `${choice}: ${value.name}` : value.name, value }
  })
}

function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}

/** Value of any choice, offered or not; undefined if it is gone. */
export function findValue(definitions: Definitions, id: string): ChoiceValue | undefined {
  for (const { values } of definitions.values()) {
    const value = values.find(({ _id }) => _id === id)
    if (value !== undefined) return value
  }
  return undefined
}
