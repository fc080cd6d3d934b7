import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { describeMeasure } from '../../../../domain/measures/measure-format.ts'
import { measureProduct } from '../../../../domain/measures/product-size.ts'
import { pieceKind } from '../../../../domain/scale-drawing/piece-kind.ts'
import { drawToScale } from '../../../../domain/scale-drawing/scale-drawing.ts'
import '../../../ui/scale-svg.css'
import { ScaleSvg } from '../../../ui/scale-svg.tsx'
import { useProductLabels } from '../product-labels.ts'
import styles from './printed-drawing.module.css'

export interface DrawnCategory {
  _id: string
  pieceKind?: string | undefined
}

interface PrintedDrawingProps {
  product: Product
  categories: readonly DrawnCategory[]
}

/** Drawing of a product to scale; nothing without sizes that can be drawn. */
export function PrintedDrawing({ product, categories }: PrintedDrawingProps) {
  const t = useTranslations('catalogue.print.pages')
  const { nameOf } = useProductLabels()
  const { longer, shorter, height } = measureProduct(product)
  const kind = pieceKind({
    kind: categories.find(({ _id }) => _id === product.createdBy?._id)?.pieceKind ?? '',
    category: product.createdBy?.name ?? '',
    product: product.name,
  })
  const drawing = drawToScale([{ name: '', kind, width: longer, depth: shorter, height }])
  if (drawing === null) return null
  return (
    <div className={styles.root}>
      <ScaleSvg
        drawing={drawing}
        words={t('drawing', { name: nameOf(product) })}
        captions={{ front: t('front'), side: t('side') }}
        write={(millimetres) => describeMeasure(millimetres, 'cm')}
      />
    </div>
  )
}
