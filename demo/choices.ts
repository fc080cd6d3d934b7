import { choice } from '../domain/content/choice.ts'
import type { ContentService } from '../server/content/content-service.ts'
import type { Dictionary } from '../server/content/input.ts'
import type { Upload } from '../server/storage/upload.ts'
import type { DemoChoice } from './manifest.ts'

/** Names of a choice and of its values; no values mean all. */
interface NamedOffer {
  choice: string
  values: readonly string[]
}

/** Finds choices and values by the names that the manifest uses. */
export interface ChoiceIds {
  /** Text of a product's field `choices`. */
  offerOf(named: readonly NamedOffer[]): string
  /** Names of choices and values that a product offers, as example enquiries name them. */
  namesOf(named: readonly NamedOffer[]): { name: string; values: readonly string[] }[]
  /** Id of a value of any choice. */
  idOfValue(name: string): string
}

/** Adds the choices of the demo brand; `picture` opens a file of its media. */
export async function addChoices(
  content: ContentService,
  choices: readonly DemoChoice[],
  { dictionary, picture }: { dictionary: Dictionary; picture: (file: string) => Promise<Upload> },
): Promise<ChoiceIds> {
  const ids = new Map<string, string>()
  for (const { isFilter, values, min, max, ...words } of choices) {
    const files = new Map<string, Upload>()
    for (const { image } of values) files.set(image, await picture(image))
    const fields = {
      ...words,
      isFilter: String(isFilter),
      min: String(min ?? ''),
      max: String(max ?? ''),
      values: JSON.stringify(values.map((value) => ({ ...value, image: `file:${value.image}` }))),
    }
    const parts = new Map(Object.entries(fields).map(([name, text]) => [name, [text]]))
    const record = await content.create(choice, { kind: 'parts', parts, files, dictionary }, null)
    ids.set(record.name, record._id)
    for (const { _id, name } of record.values) ids.set(name, _id)
  }
  const idOf = (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo catalogue has no choice or value “${name}”.`)
    return id
  }
  const valuesOf = (name: string) =>
    choices
      .filter((one) => one.name === name)
      .flatMap(({ values }) => values.filter((one) => one.isAvailable).map((one) => one.name))
  return {
    offerOf: (named) =>
      JSON.stringify(
        named.map((one) => ({ choice: idOf(one.choice), values: one.values.map(idOf) })),
      ),
    namesOf: (named) =>
      named.map(({ choice: name, values }) => ({
        name,
        values: values.length > 0 ? values : valuesOf(name),
      })),
    idOfValue: idOf,
  }
}
