import type { Picture as PictureData } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { useTexts } from '../content/texts.ts'
import { PageBanner } from '../ui/page-banner.tsx'

interface ShopBannerProps {
  category: { name: string } | null
  photo: PictureData | null
}

/** Banner with the same heading for the whole shop; the category is only in the breadcrumb. */
export function ShopBanner({ category, photo }: ShopBannerProps) {
  const { shopTitle, shopText } = useTexts<'shop'>()
  const trail =
    category === null
      ? [{ name: shopTitle }]
      : [{ name: shopTitle, to: addresses.shop }, { name: category.name }]
  return <PageBanner title={shopTitle} tagline={shopText} photo={photo} trail={trail} />
}
