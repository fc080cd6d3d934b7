import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { RecordsField } from '../../../../domain/content/fields/records-field.ts'
import { useChosenProducts } from '../chosen-products.ts'

const points = z
  .array(
    z.object({
      product: z.string().catch(''),
      /** Shares of the photograph's width and height. */
      x: z.number(),
      y: z.number(),
    }),
  )
  .catch([])

/** Mark on the photograph of a room; a new one has no product yet. */
export type RoomPoint = z.infer<typeof points>[number]

/** True for the marks of a room. */
export function isRoomPoints({ entries }: RecordsField): boolean {
  return entries.product?.kind === 'id' && entries.x?.kind === 'number'
}

export function readPoints(value: unknown): RoomPoint[] {
  return points.parse(value)
}

/** A place within the photograph, to a thousandth of its width and height. */
export function placeAt(x: number, y: number): Pick<RoomPoint, 'x' | 'y'> {
  const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000
  return { x: within(x), y: within(y) }
}

/** Move of a mark by an arrow key, a larger one with Shift; null for any other key. */
export function movedBy(
  point: Pick<RoomPoint, 'x' | 'y'>,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Pick<RoomPoint, 'x' | 'y'> | null {
  const step = steps[key]
  if (step === undefined) return null
  const far = shiftKey ? 0.05 : 0.005
  return placeAt(point.x + step.x * far, point.y + step.y * far)
}

const steps: Record<string, Pick<RoomPoint, 'x' | 'y'>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A share in whole percent, for words. */
export function percentOf(share: number): number {
  return Math.round(share * 100)
}

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
