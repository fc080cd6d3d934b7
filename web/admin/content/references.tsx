import { Link } from 'react-router'
import { contentCalls } from '../../../domain/api/content.ts'
import { category } from '../../../domain/content/category.ts'
import { type ContentType, resourceOf } from '../../../domain/content/define.ts'
import { itemReview } from '../../../domain/content/item-review.ts'
import { product } from '../../../domain/content/product.ts'
import { useData } from '../data.ts'
import { Icon, type IconName } from '../icon.tsx'
import styles from './references.module.css'
import { itemReviewScreens } from './screens/item-review-screens.ts'
import { productScreens } from './screens/product-screens.ts'

interface ReferencesProps {
  type: ContentType
  id: string
  name: string
}

/** What a deletion would touch, with the way there. */
export function References({ type, id, name }: ReferencesProps) {
  const { data } = useData(contentCalls(type).references, { id })
  const found = (data?.references ?? []).filter(({ count }) => count > 0)
  if (found.length === 0) return null
  return (
    <ul className={styles.root}>
      {found.map(({ resource, count }) => {
        const { icon, words, to } = describe(type, resource, count, id, name)
        return (
          <li key={resource}>
            <Icon name={icon} size={16} />
            {words}
            {to !== undefined && <Link to={to}>Look</Link>}
          </li>
        )
      })}
    </ul>
  )
}

function describe(
  type: ContentType,
  resource: string,
  count: number,
  id: string,
  name: string,
): { icon: IconName; words: string; to?: string } {
  const many = (one: string, more: string) => `${count} ${count === 1 ? one : more}`
  switch (resource) {
    case resourceOf(product): {
      const to =
        type.table === category.table ? `${productScreens.address}?category=${id}` : undefined
      return { icon: 'box', words: `Has ${many('product', 'products')}`, to }
    }
    case resourceOf(itemReview):
      return {
        icon: 'quote',
        words: `Has ${many('review', 'reviews')}`,
        to: itemReviewScreens.address,
      }
    case 'orders':
      return {
        icon: 'chat',
        words: `In ${many('enquiry', 'enquiries')}`,
        to: `/admin/orders?q=${encodeURIComponent(name)}`,
      }
    default:
      return { icon: 'link', words: many('record refers to it', 'records refer to it') }
  }
}
