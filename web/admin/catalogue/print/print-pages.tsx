import '../../../ui/scale-svg.css'
import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import { describeMeasure } from '../../../../domain/measures/measure-format.ts'
import { formatSize } from '../../../../domain/measures/product-size.ts'
import { describePrice, offeredAt } from '../../../../domain/money/price.ts'
import { pieceOf } from '../../../../domain/scale-drawing/drawn-piece.ts'
import { drawToScale } from '../../../../domain/scale-drawing/scale-drawing.ts'
import { availabilityText } from '../../../../domain/shop/availability.ts'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ScaleSvg } from '../../../ui/scale-svg.tsx'
import { usePageTexts } from '../../app/page-texts.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { measureBounds } from '../../forms/choices/named-choices.ts'
import { closestVariantUrl } from '../../ui/image-variant.ts'
import { useProductLabels } from '../product-labels.ts'
import styles from './print-pages.module.css'
import { printedChoices } from './printed-choices.ts'
import { type SheetForm, sheetForms } from './use-print-sheet.ts'

interface PaperProps {
  products: Product[]
  /** Choices by the product's id. */
  choices: ReadonlyMap<string, OfferedChoice[]>
  origin: string
  form: SheetForm
  /** Categories, which know what their pieces are drawn as; null without drawings. */
  drawnCategories: readonly DrawnCategory[] | null
}

/** Products on A4 pages. */
export function PrintPages({ products, choices, origin, form, drawnCategories }: PaperProps) {
  const t = useTranslations('catalogue.print.pages')
  const { nameOf } = useProductLabels()
  const perPage = sheetForms[form]
  const texts = usePageTexts('offer')
  const pages = Array.from({ length: Math.ceil(products.length / perPage) }, (_, index) =>
    products.slice(index * perPage, (index + 1) * perPage),
  )
  return pages.map((page) => (
    <ul key={page[0]?._id} className={styles.page} data-form={form}>
      {page.map((product) => (
        <li key={product._id} className={styles.product}>
          {form === 'tags' ? null : <Photograph product={product} />}
          <Words
            product={product}
            choices={choices.get(product._id) ?? []}
            texts={texts}
            form={form}
          />
          {form === 'two' && drawnCategories !== null && (
            <PrintedDrawing product={product} categories={drawnCategories} />
          )}
          <div className={styles.code}>
            <QrCode
              className={styles.drawing}
              text={origin + product.path}
              label={t('qrCode', { name: nameOf(product) })}
            />
          </div>
        </li>
      ))}
    </ul>
  ))
}

function Photograph({ product: { images } }: { product: Product }) {
  const [cover] = images
  if (cover === undefined) return <div className={styles.photograph} />
  return (
    <img
      className={styles.photograph}
      src={closestVariantUrl(cover, 960)}
      alt=""
      style={{ objectPosition: cover.focus || undefined }}
    />
  )
}

interface WordsProps {
  product: Product
  choices: OfferedChoice[]
  texts: Texts<'offer'>
  form: SheetForm
}

function Words({ product, choices, texts, form }: WordsProps) {
  const t = useTranslations('catalogue.print.choices')
  const namedChoice = useTranslations('forms.productChoices.namedChoices')
  const { nameOf } = useProductLabels()
  const { brandName, currency } = useShop()
  const isShort = form === 'tags'
  const offer = offeredAt(product, new Date().toISOString())
  // Nothing is chosen on paper: surcharges make it a “from” price.
  const { price, before } = describePrice(
    offer,
    { currency, texts },
    { offered: choices, selection: [] },
  )
  const availability = availabilityText(product, texts)
  const size = formatSize(product)
  return (
    <div className={styles.words}>
      <h2 className={styles.name}>{nameOf(product)}</h2>
      {price !== undefined && (
        <p className={styles.price}>
          {price} {before !== undefined && <s>{before}</s>}
        </p>
      )}
      {printedChoices(choices, form, {
        t,
        writeBounds: (choice) => measureBounds(choice, namedChoice),
      }).map((line) => (
        <p key={line} className={styles.choice}>
          {line}
        </p>
      ))}
      {!isShort && availability !== '' && <p className={styles.fact}>{availability}</p>}
      {!isShort && size !== '' && <p className={styles.fact}>{size}</p>}
      {!isShort && product.material !== '' && <p className={styles.fact}>{product.material}</p>}
      {!isShort && brandName !== '' && <p className={styles.brand}>{brandName}</p>}
    </div>
  )
}

interface DrawnCategory {
  _id: string
  pieceKind?: string | undefined
}

interface PrintedDrawingProps {
  product: Product
  categories: readonly DrawnCategory[]
}

/** Drawing of a product to scale; nothing without sizes that can be drawn. */
function PrintedDrawing({ product, categories }: PrintedDrawingProps) {
  const t = useTranslations('catalogue.print.pages')
  const { nameOf } = useProductLabels()
  const drawing = drawToScale([pieceOf(product, categories)])
  if (drawing === null) return null
  return (
    <div className={styles.printedDrawing}>
      <ScaleSvg
        drawing={drawing}
        words={t('drawing', { name: nameOf(product) })}
        captions={{ front: t('front'), side: t('side') }}
        write={(millimetres) => describeMeasure(millimetres, 'cm')}
      />
    </div>
  )
}
