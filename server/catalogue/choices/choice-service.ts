import { sql } from 'kysely'
import type { NewEnquiry } from '../../../domain/api/enquiries.ts'
import type { ChosenText } from '../../../domain/chat/selection-message.ts'
import { measureReader } from '../../../domain/choices/choice-measure.ts'
import {
  type ChoiceDefinition,
  findSwatches,
  type NamedChoice,
  type OfferedChoice,
  resolveChoices,
  type Swatches,
} from '../../../domain/choices/offered-choice.ts'
import { describeSelection, readSelection } from '../../../domain/choices/selection.ts'
import { choice } from '../../../domain/content/choice.ts'
import { product } from '../../../domain/content/product.ts'
import type { ShownLanguage } from '../../../domain/languages/language.ts'
import type { Picture } from '../../../domain/media/media.ts'
import { message } from '../../../domain/messages/api-message.ts'
import type { ContentRules } from '../../content/content-rules.ts'
import type { ContentService } from '../../content/content-service.ts'
import { slugOf } from '../../content/slug.ts'
import type { ContentRevision } from '../../db/content-revision.ts'
import { contentRepository } from '../../db/record-repository.ts'
import { isNamedInEntries } from '../../fields/records.ts'
import { conflict } from '../../kernel/errors.ts'
import { createRevisionScopedCache } from '../../response-cache/revision-scoped-cache.ts'

/** Choices of the shop, as products offer them; without `shown` in the default language. */
export type ChoiceService = ReturnType<typeof createChoiceService>

/** Choices as every product needs them, read once per revision. */
interface Catalogue {
  definitions: ReadonlyMap<string, ChoiceDefinition>
  /** Ids of the values that visitors may see. */
  shownValues: ReadonlySet<string>
}

export function createChoiceService(content: ContentService, revision: ContentRevision) {
  const catalogues = createRevisionScopedCache<Catalogue>(revision, 1)
  const translations = createRevisionScopedCache<Catalogue['definitions']>(revision)

  const readCatalogue = () =>
    catalogues.get('', async (): Promise<Catalogue> => {
      const { records } = await content.list(choice)
      const values = records.flatMap((record) => record.values)
      return {
        definitions: new Map(records.map((record) => [record._id, record])),
        shownValues: new Set(values.filter(({ hidden }) => !hidden).map(({ _id }) => _id)),
      }
    })

  /** All choices by id, in order, hidden values included. */
  async function definitions(shown?: ShownLanguage): Promise<Catalogue['definitions']> {
    if (shown === undefined || shown.language === shown.defaultLanguage)
      return (await readCatalogue()).definitions
    return translations.get(shown.language, async () => {
      const { records } = await content.list(choice)
      return new Map(
        records.map((record) => [record._id, content.translate(choice, record, shown).record]),
      )
    })
  }

  /** Choices that visitors have of a product, in order. Slugs are the same in all languages. */
  async function offeredBy(
    { choices }: { choices: readonly NamedChoice[] },
    shown?: ShownLanguage,
  ): Promise<OfferedChoice[]> {
    if (choices.length === 0) return []
    const original = await definitions()
    const offered = resolveChoices(choices, original, slugOf)
    const translated = await definitions(shown)
    return translated === original ? offered : translateOffered(offered, translated)
  }

  return {
    definitions,
    offeredBy,

    /** Swatches by product, of those that offer samples. */
    async swatchesOf(
      products: readonly { _id: string; choices: readonly NamedChoice[] }[],
      shown?: ShownLanguage,
    ): Promise<Map<string, Swatches>> {
      const offering = products.filter(({ choices }) => choices.length > 0)
      if (offering.length === 0) return new Map()
      const known = await definitions(shown)
      return new Map(
        offering.flatMap(({ _id, choices }) => {
          const swatches = findSwatches(choices, known)
          return swatches === null ? [] : [[_id, swatches]]
        }),
      )
    },

    /**
     * Choices that an enquiry asks of a product, named as they are now, without those that are unknown,
     * not offered, not available or out of bounds.
     */
    async describeAsked(
      product: { choices: readonly NamedChoice[] },
      asked: NewEnquiry['choices'],
    ): Promise<ChosenText[]> {
      const offered = await offeredBy(product)
      return describeSelection(readSelection(offered, queryOf(offered, asked), measureReader()))
    },

    /** Products as visitors get them: their photos name no hidden value. */
    async withoutHiddenValues<P extends { images: Picture[] }>(products: P[]): Promise<P[]> {
      if (!products.some(({ images }) => images.some(hasValue))) return products
      const { shownValues } = await readCatalogue()
      return products.map((one) => {
        const images = one.images.map((picture) => withShownValue(picture, shownValues))
        return { ...one, images }
      })
    },
  }
}

/** Choices and values are named by their ids, or as in a page's address by their slugs. */
function queryOf(offered: readonly OfferedChoice[], asked: NewEnquiry['choices']): URLSearchParams {
  return new URLSearchParams(
    asked.flatMap(({ choice, value }) => {
      const named = offered.find(({ _id, slug }) => _id === choice || slug === choice)
      if (named === undefined) return []
      const text = String(value)
      return [[named.slug, named.values.find(({ _id }) => _id === text)?.slug ?? text]]
    }),
  )
}

/**
 * Offered choices with the texts of definitions in another language; slugs stay, since addresses are
 * of the default language.
 */
function translateOffered(
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

function hasValue({ value }: Picture): boolean {
  return value !== undefined
}

function withShownValue(picture: Picture, shownValues: ReadonlySet<string>): Picture {
  const { value, ...rest } = picture
  return value === undefined || shownValues.has(value) ? picture : rest
}

export const choiceRules: ContentRules = {
  async guardDelete(connection, { _id, fields }) {
    const count = await contentRepository.count(
      connection,
      product,
      isNamedInEntries(sql.ref('choices'), _id),
    )
    if (count === 0) return
    throw conflict(message('choices.offered', { count, name: String(fields.name) }))
  },
}
