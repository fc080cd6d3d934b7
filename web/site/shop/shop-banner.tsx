import { addresses } from '../../../domain/urls/page-paths.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import type { ShopPage } from './shop-page.server.ts'

/** Banner of the whole shop, or of a category with its own name, photo and description. */
export function ShopBanner({ page: { category, banner, texts } }: { page: ShopPage }) {
  const { shopTitle, shopText } = texts
  const langOf = useFieldLanguage()
  const nameLang = category === null ? undefined : langOf(category, 'name')
  const trail =
    category === null
      ? [{ name: shopTitle }]
      : [
          { name: shopTitle, to: addresses.shop },
          { name: category.name, lang: nameLang },
        ]
  return (
    <PageBanner
      isCompact
      title={category?.name ?? shopTitle}
      titleLang={nameLang}
      taglineLang={category === null ? undefined : langOf(category, 'description')}
      tagline={category === null ? shopText : category.description}
      photo={banner}
      trail={trail}
    />
  )
}
