import { Link } from 'react-router'
import type { RecordResponse } from '../../../../domain/api/record.ts'
import { category } from '../../../../domain/content/category.ts'
import { pageMeta } from '../../app/page-meta.ts'
import { CardList, deletionText } from '../../content/card-list.tsx'
import { categoryScreens } from '../../content/screens/category-screens.ts'
import { fieldHash } from '../../content/screens/field-url.ts'
import { closestVariantUrl } from '../../ui/image-variant.ts'
import { sheetPath } from '../print/print-url.ts'
import styles from './categories-screen.module.css'
import { DeleteCategory } from './category-delete-dialog.tsx'

export const meta = pageMeta('Categories')

const { address: base } = categoryScreens

type Category = RecordResponse<typeof category>

const deletion = 'It disappears from your site immediately.'

export default function Categories() {
  return (
    <CardList
      type={category}
      title="Categories"
      lead="The categories of your shop, in the order visitors see them."
      isCompact
      add={{ label: category.labels.add, to: `${base}/add` }}
      nameOf={({ name }) => name || 'Category without a name'}
      pictureOf={({ imageDetails }) => imageDetails}
      photo={(record) => <Photo category={record} />}
      words={({ _id, name }) => (
        <h2>
          <Link to={`${base}/${_id}`}>{name}</Link>
        </h2>
      )}
      actions={({ _id, path }) => [
        { label: 'Edit', icon: 'edit', to: `${base}/${_id}` },
        { label: 'Products', icon: 'box', to: `${base}/${_id}${fieldHash('products')}` },
        {
          label: 'Print sheet',
          icon: 'file',
          to: `${sheetPath}?category=${_id}`,
        },
        {
          label: 'View on site',
          icon: 'external',
          onClick: () => window.open(path, '_blank', 'noopener'),
        },
      ]}
      deletion={deletion}
      deleteDialog={(record, remove, close) => (
        <DeleteCategory
          category={record}
          text={deletionText(deletion)}
          remove={remove}
          onClose={close}
        />
      )}
      empty={{
        icon: 'grid',
        title: 'No Data Found',
        text: 'Add your first category: a name and one photo, for example “Indoor Swings”.',
      }}
    />
  )
}

function Photo({ category: { imageDetails } }: { category: Category }) {
  return (
    <img
      className={styles.upright}
      src={imageDetails ? closestVariantUrl(imageDetails, 640) : undefined}
      alt=""
      loading="lazy"
    />
  )
}
