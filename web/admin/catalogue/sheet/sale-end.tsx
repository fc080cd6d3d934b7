import type { Product } from '../../../../domain/api/products.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { formatDate } from '../../ui/date-format.ts'

interface SaleEndProps {
  product: Pick<Product, 'saleUntil'>
  className?: string
}

/** End of a sale, such as `until 3 Dec`; nothing if it has none. */
export function SaleEnd({ product: { saleUntil }, className }: SaleEndProps) {
  const { timeZone } = useShop()
  if (saleUntil === '') return null
  const isOver = Date.parse(saleUntil) <= Date.now()
  return (
    <small className={className}>
      {isOver ? 'ended' : 'until'} {formatDate(saleUntil, timeZone)}
    </small>
  )
}
