import { addresses } from '../../../domain/urls/page-paths.ts'
import { usePageLabels, useTexts } from '../content/texts.ts'
import { useFieldLanguage } from '../languages/text-language.ts'
import banner from '../ui/banner.module.css'
import { Breadcrumb, type Crumb } from '../ui/page-banner.tsx'
import { WithSelection } from './choices/with-selection.tsx'
import css from './product.module.css'
import { ProductDetails } from './product-details.tsx'
import { Gallery } from './product-gallery.tsx'
import type { ProductView } from './product-page.server.ts'

interface ProductSheetProps {
  product: ProductView
}

/** Top of a product page: breadcrumb, photos and main details. */
export function ProductSheet({ product }: ProductSheetProps) {
  const { productTitle } = useTexts<'product'>()
  const { page } = usePageLabels('product')
  const langOf = useFieldLanguage()
  const trail = product.trail.map((crumb) => ({ ...crumb, lang: langOf(product, fieldOf(crumb)) }))
  return (
    <>
      <section className={`${banner.root} ${banner.slim}`} aria-label={page}>
        <div className="wrap">
          <div className={banner.text}>
            <p className={`${banner.title} off-sheet`}>{productTitle}</p>
            <Breadcrumb trail={trail} isClipped />
          </div>
        </div>
      </section>
      <article className={`${css.root} sheet`} aria-labelledby="product-h">
        <WithSelection key={product._id} product={product}>
          {(selected, choices) => (
            <div className={`wrap ${css.grid}`}>
              <Gallery
                name={product.name}
                pictures={selected.pictures}
                leading={selected.leadingPhotos}
              />
              <ProductDetails product={selected} choices={choices} />
            </div>
          )}
        </WithSelection>
      </article>
    </>
  )
}

/** Field of the product that a step of its breadcrumb names; that of the shop is a page text. */
function fieldOf({ to }: Crumb): string {
  if (to === undefined) return 'name'
  return to === addresses.shop ? '' : 'category'
}
