import {
  type ChoiceDefinition,
  type NamedChoice,
  type OfferedChoice,
  resolveChoices,
} from '../../../domain/choices/offered-choice.ts'
import type { Swatches } from '../../../domain/choices/swatches.ts'
import { choice } from '../../../domain/content/choice.ts'
import { product } from '../../../domain/content/product.ts'
import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'
import type { Picture } from '../../../domain/media/media.ts'
import { message } from '../../../domain/messages/api-message.ts'
import type { ContentService } from '../../content/content-service.ts'
import type { ContentRules } from '../../content/content-writer.ts'
import { slugOf } from '../../content/slug.ts'
import type { ContentRevision } from '../../db/content-revision.ts'
import { contentRepository, entriesNaming } from '../../db/records/record-repository.ts'
import { conflict } from '../../kernel/errors.ts'
import { createRevisionScopedCache } from '../../response-cache/revision-scoped-cache.ts'
import { translateOffered } from './offered-choice-texts.ts'
import { readSwatches } from './product-swatches.ts'

/** Choices of the shop, as products offer them; without `shown` in the default language. */
export interface ChoiceService {
  /** All choices by id, in order, hidden values included. */
  definitions(shown?: ShownLanguage): Promise<ReadonlyMap<string, ChoiceDefinition>>
  /** Choices that visitors have of a product, in order. Slugs are the same in all languages. */
  offeredBy(
    product: { choices: readonly NamedChoice[] },
    shown?: ShownLanguage,
  ): Promise<OfferedChoice[]>
  /** Swatches by product, of those that offer samples. */
  swatchesOf(
    products: readonly { _id: string; choices: readonly NamedChoice[] }[],
    shown?: ShownLanguage,
  ): Promise<Map<string, Swatches>>
  /** Products as visitors get them: their photos name no hidden value. */
  withoutHiddenValues<P extends { images: Picture[] }>(products: P[]): Promise<P[]>
}

/** Choices as every product needs them, read once per revision. */
interface Catalogue {
  definitions: ReadonlyMap<string, ChoiceDefinition>
  /** Ids of the values that visitors may see. */
  shownValues: ReadonlySet<string>
}

export function createChoiceService(
  content: ContentService,
  revision: ContentRevision,
): ChoiceService {
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

  return {
    definitions,

    swatchesOf: (products, shown) => readSwatches(products, () => definitions(shown)),

    async offeredBy({ choices }, shown) {
      if (choices.length === 0) return []
      const original = await definitions()
      const offered = resolveChoices(choices, original, slugOf)
      const translated = await definitions(shown)
      return translated === original ? offered : translateOffered(offered, translated)
    },

    async withoutHiddenValues(products) {
      if (!products.some(({ images }) => images.some(hasValue))) return products
      const { shownValues } = await readCatalogue()
      return products.map((one) => {
        const images = one.images.map((picture) => withShownValue(picture, shownValues))
        return { ...one, images }
      })
    },
  }
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
    const count = await contentRepository.count(connection, product, entriesNaming('choices', _id))
    if (count === 0) return
    throw conflict(message('choices.offered', { count, name: String(fields.name) }))
  },
}
