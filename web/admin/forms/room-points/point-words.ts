import { useTranslations } from 'use-intl'
import { useChosenProducts } from '../chosen-products.ts'
import { percentOf, type RoomPoint } from './points.ts'

/** Writes marks in words, with the names of their products and their places. */
export function usePointWords(all: readonly RoomPoint[]): (points: readonly RoomPoint[]) => string {
  const t = useTranslations('forms.roomPoints')
  const ids = all.map(({ product }) => product).filter((id) => id !== '')
  const products = useChosenProducts([...new Set(ids)])
  return (points) =>
    points
      .map(({ product, x, y }) =>
        t('described', {
          name: products.get(product)?.name ?? '…',
          x: percentOf(x),
          y: percentOf(y),
        }),
      )
      .join('; ')
}
