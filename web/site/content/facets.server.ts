import type { ShownLanguage } from '../../../domain/languages/shown-language.ts'
import type { Services } from '../../ssr/context.ts'
import type { WithFallbacks } from '../languages/fallbacks.ts'

/** A tag or material that the shop is filtered by, always in the default language. */
export interface NamedFacet {
  value: string
  count: number
  /** In the language of the page, if it differs. */
  name?: string
}

/** Filter values of live products with their names in a language. */
export async function readFacets(
  { products, choices }: Pick<Services, 'products' | 'choices'>,
  shown: ShownLanguage,
) {
  const [facets, { tags, materials }, definitions] = await Promise.all([
    products.facets(),
    products.filterNames(shown),
    choices.definitions(shown),
  ])
  return {
    ...facets,
    tags: facets.tags.map((facet) => withName(facet, tags)),
    materials: facets.materials.map((facet) => withName(facet, materials)),
    choices: facets.choices.map((choice) => {
      const definition = definitions.get(choice._id)
      const names = new Map(definition?.values.map(({ _id, name }) => [_id, name]))
      const values = choice.values.map((value) => rename(value, shown, names.get(value._id)))
      return { ...rename(choice, shown, definition?.name), values }
    }),
  }
}

/** The same name is one that is not translated. */
function rename<N extends { name: string }>(
  named: N,
  { language, defaultLanguage }: ShownLanguage,
  name = named.name,
): N & WithFallbacks {
  const isFallback = name === named.name && language !== defaultLanguage
  return { ...named, name, ...(isFallback && { fallbacks: ['name'] }) }
}

function withName(
  facet: { value: string; count: number },
  names: ReadonlyMap<string, string>,
): NamedFacet {
  const name = names.get(facet.value.toLowerCase())
  return name === undefined ? facet : { ...facet, name }
}
