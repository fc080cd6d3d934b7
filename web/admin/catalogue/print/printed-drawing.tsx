import { useTranslations } from 'use-intl'
import type { Product } from '../../../../domain/api/products.ts'
import { describeMeasure } from '../../../../domain/measures/measure-format.ts'
import { pieceOf } from '../../../../domain/scale-drawing/product-piece.ts'
import { drawToScale } from '../../../../domain/scale-drawing/scale-drawing.ts'
import '../../../ui/scale-svg.css'
import { ScaleSvg } from '../../../ui/scale-svg.tsx'
import { useProductLabels } from '../product-labels.ts'
import styles from './print-pages.module.css'

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
