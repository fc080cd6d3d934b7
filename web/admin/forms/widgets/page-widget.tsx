import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import { productEndpoints } from '../../../../domain/api/products.ts'
import { category } from '../../../../domain/content/category.ts'
import { addresses } from '../../../../domain/urls/page-paths.ts'
import { useData } from '../../app/use-data.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { fieldWords } from './field-group.tsx'
import type { WidgetProps } from './widget.ts'
import styles from './widgets.module.css'

/** Address that may be one of the shop's pages; a page is found by its name. */
export function PageWidget(props: WidgetProps<string>) {
  const { input, hints } = props
  const [typed] = useDebouncedValue(input.value, 200)
  const pages = usePages(typed)
  return (
    <Autocomplete
      {...input}
      data={[...pages.keys()]}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span className={styles.foundPage}>
          {pages.get(option.value)}
          <small>{option.value}</small>
        </span>
      )}
      inputMode="url"
      autoComplete="off"
      {...fieldWords(props)}
      placeholder={hints.placeholder}
    />
  )
}

const MAX_PRODUCTS = 8

/** Names of pages by their paths: all but products without words, otherwise those with the words. */
function usePages(typed: string): ReadonlyMap<string, string> {
  const declared = useDeclaredTexts()
  // An address is no search.
  const q = /^\/|:\/\//.test(typed) ? '' : typed.trim().toLowerCase()
  const categories = useData(contentEndpoints(category).list, {}, { limit: 0 }).data
  const query = { q, stage: 'live', limit: MAX_PRODUCTS } as const
  const products = useData(q === '' ? null : productEndpoints.list, {}, query).data
  const pages = [
    [addresses.shop, declared('editorPages.shop')],
    [addresses.home, declared('editorPages.home')],
    ...(categories?.categoryData ?? []).map(({ path, name }) => [path, name] as const),
    [addresses.about, declared('editorPages.about')],
    [addresses.contact, declared('editorPages.contact')],
  ] as const
  const found = (products?.categoryItemData ?? []).map(({ path, name }) => [path, name] as const)
  return new Map([...pages.filter(([, name]) => name.toLowerCase().includes(q)), ...found])
}
