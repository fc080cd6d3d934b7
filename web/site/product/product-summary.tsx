import { productLabels } from '../../../domain/labels/product-labels.ts'
import { useLabels } from '../content/labels.ts'
import { useTexts } from '../content/texts.ts'
import banner from '../ui/banner.module.css'
import { Breadcrumb } from '../ui/page-banner.tsx'
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
  const { page } = useLabels('product', productLabels)
  return (
    <>
      <section className={`${banner.root} ${banner.slim}`} aria-label={page}>
        <div className="wrap">
          <div className={banner.text}>
            <p className={`${banner.title} off-sheet`}>{productTitle}</p>
            <Breadcrumb trail={product.trail} isClipped />
          </div>
        </div>
      </section>
      <article className={`${css.root} sheet`} aria-labelledby="product-h">
        <WithSelection product={product}>
          {(selected, choices) => (
            <div className={`wrap ${css.grid}`}>
              <Gallery
                key={product._id}
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
