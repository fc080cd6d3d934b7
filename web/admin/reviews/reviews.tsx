import { Button, Rating, Table, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { itemReview } from '../../../domain/content/item-review.ts'
import { messageSchema } from '../api.ts'
import { reviewLayout } from '../content/layouts.ts'
import { RecordModal } from '../content/record-modal.tsx'
import { readError, useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { useApi } from '../office-context.ts'
import { pageMeta } from '../page-meta.ts'
import { ActionsMenu } from '../parts/actions-menu.tsx'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Failure } from '../parts/failure.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Pager, pageSizes } from '../parts/pager.tsx'
import table from '../parts/plain-table.module.css'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { When } from '../parts/when.tsx'
import { listAnswer, recordSchema } from '../records.ts'
import { showDone, showFailure } from '../toast.tsx'
import styles from './reviews-screen.module.css'

export const meta = pageMeta('Reviews')

const reviewSchema = recordSchema.extend({
  ourCategoriesItem: z.object({ _id: z.string(), name: z.string() }).nullish(),
  name: z.string(),
  rating: z.number(),
  comment: z.string(),
})
type Review = z.infer<typeof reviewSchema>

export default function Reviews() {
  const api = useApi()
  const [search] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const asked = Number(search.get('size'))
  const size = pageSizes.includes(asked) ? asked : 20
  const { data, error, reload } = useData({
    path: itemReview.path,
    query: { skip: (page - 1) * size, limit: size },
    answer: listAnswer(itemReview, reviewSchema),
  })
  const [editing, setEditing] = useState<Review | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Review | null>(null)
  const reviews = data?.value
  const bringBack = async (id: string) => {
    try {
      await api.call({ method: 'POST', path: `/trash/${id}`, answer: messageSchema })
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await reload()
  }

  return (
    <>
      <PageHead
        title="Reviews"
        count={data?.total}
        lead="What customers say, shown on the page of the product."
      >
        <Button
          variant="filled"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setEditing('new')}
        >
          {itemReview.labels.add}
        </Button>
      </PageHead>
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {reviews === undefined && error === null && <SkeletonRows />}
      {reviews?.length === 0 && (
        <EmptyState
          icon="quote"
          title="No Data Found"
          text="Write down what a customer told you, with the product it is about."
        />
      )}
      {reviews !== undefined && reviews.length > 0 && (
        <div className={styles.list}>
          <ReviewTable reviews={reviews} onEdit={setEditing} onDelete={setDoomed} />
          <Pager total={data?.total ?? 0} page={page} size={size} />
        </div>
      )}
      {editing !== null && (
        <RecordModal
          type={itemReview}
          record={editing === 'new' ? null : editing}
          layout={reviewLayout}
          title={editing === 'new' ? itemReview.labels.add : itemReview.labels.edit}
          onRestored={() => {
            setEditing(null)
            void reload()
          }}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            showDone('Review saved.')
            void reload()
          }}
        />
      )}
      {doomed !== null && (
        <DeleteDialog
          title={`Delete the review by “${doomed.name}”?`}
          text="It leaves the page of its product at once. You can bring it back from the Trash for 30 days."
          onClose={() => setDoomed(null)}
          onDelete={async () => {
            const path = `${itemReview.path}/${doomed._id}`
            await api.call({ method: 'DELETE', path, answer: messageSchema })
            setDoomed(null)
            showDone('Review deleted.', { onUndo: () => bringBack(doomed._id) })
            await reload()
          }}
        />
      )}
    </>
  )
}

interface ReviewTableProps {
  reviews: Review[]
  onEdit: (review: Review) => void
  onDelete: (review: Review) => void
}

function ReviewTable({ reviews, onEdit, onDelete }: ReviewTableProps) {
  return (
    <Table className={`${table.root} ${styles.table}`} withRowBorders={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Product</Table.Th>
          <Table.Th>Customer</Table.Th>
          <Table.Th>Rating</Table.Th>
          <Table.Th>Comment</Table.Th>
          <Table.Th>Added</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {reviews.map((review) => (
          <Table.Tr key={review._id}>
            <Table.Td>
              {review.ourCategoriesItem ? (
                <Link
                  className={styles.product}
                  to={`/admin/manage-store/products/view/${review.ourCategoriesItem._id}`}
                >
                  {review.ourCategoriesItem.name}
                </Link>
              ) : (
                <span className={styles.soft}>A deleted product</span>
              )}
            </Table.Td>
            <Table.Td>{review.name}</Table.Td>
            <Table.Td>
              <Rating
                value={review.rating}
                readOnly
                size="xs"
                color="accent"
                role="img"
                aria-label={`${review.rating} of 5`}
              />
            </Table.Td>
            <Table.Td>
              <p className={styles.comment}>{review.comment}</p>
            </Table.Td>
            <Table.Td className={styles.soft}>
              <When at={review.createdAt} />
            </Table.Td>
            <Table.Td>
              <ActionsMenu
                name={`the review by ${review.name}`}
                actions={[
                  { label: 'Edit', icon: 'edit', onClick: () => onEdit(review) },
                  {
                    label: 'Delete',
                    icon: 'trash',
                    danger: true,
                    onClick: () => onDelete(review),
                  },
                ]}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
