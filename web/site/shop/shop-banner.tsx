import { addresses } from '../../../domain/addresses.ts'
import type { Picture as PictureData } from '../../../domain/media.ts'
import { PageBanner } from '../sections/page-banner.tsx'

interface ShopBannerProps {
  category: { name: string } | null
  photo: PictureData | null
}

/** One heading for the whole shop; the category stands in the way that leads to it. */
export function ShopBanner({ category, photo }: ShopBannerProps) {
  const trail =
    category === null
      ? [{ name: 'Shop' }]
      : [{ name: 'Shop', to: addresses.shop }, { name: category.name }]
  return (
    <PageBanner
      title="Shop"
      tagline="Swings first, and the furniture that keeps them company."
      photo={photo}
      trail={trail}
    />
  )
}
