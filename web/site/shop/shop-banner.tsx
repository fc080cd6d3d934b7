import { addresses } from '../../../domain/addresses.ts'
import type { Picture as PictureData } from '../../../domain/media.ts'
import { Picture } from '../../ui/picture.tsx'
import { Breadcrumb } from '../sections/page-banner.tsx'

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
    <section className="banner">
      <div className="wrap">
        <div className="banner__text">
          <Breadcrumb trail={trail} />
          <h1>Shop</h1>
          <p className="sub">Swings first, and the furniture that keeps them company.</p>
        </div>
      </div>
      {photo !== null && (
        <div className="banner__photo">
          <Picture picture={photo} sizes="(min-width: 900px) 56vw, 100vw" alt="" priority />
        </div>
      )}
    </section>
  )
}
