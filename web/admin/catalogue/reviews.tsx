import { Rating, Table } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { RecordResponse } from '../../../domain/api/record.ts'
import { reviewEndpoints } from '../../../domain/api/reviews.ts'
import type { itemReview } from '../../../domain/content/item-review.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { useApi } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { MainButton } from '../content/main-button.tsx'
import { itemReviewScreens, productScreens } from '../content/screens/catalogue-screens.ts'
import { useRecordDialog } from '../content/use-record-dialog.tsx'
import { useDeletion } from '../content/use-records.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { EditMenu } from '../ui/actions-menu.tsx'
import { DeleteDialog } from '../ui/dialogs.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pager } from '../ui/pager.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { When } from '../ui/timestamp.tsx'
import { sliceOf, useLastPage, usePage } from '../ui/use-pagination.ts'
import styles from './reviews.module.css'

type Review = RecordResponse<typeof itemReview>

export default function Reviews() {
  const t = useTranslations('reviews.reviews')
  const declared = useDeclaredTexts()
  const api = useApi()
  const view = usePage()
  const query = useData(reviewEndpoints.list, {}, sliceOf(view))
  const { data, isFetchedAfterMount } = query
  useLastPage(view, isFetchedAfterMount ? data?.total : undefined)
  const deleteRecord = useDeletion()
  const form = useRecordDialog({
    screens: itemReviewScreens,
    find: async (id) => {
      const { reviewData } = await api.call(reviewEndpoints.list, {})
      return reviewData.find((review) => review._id === id)
    },
  })
  const [pendingDelete, setPendingDelete] = useState<Review | null>(null)
  const reviews = data?.reviewData

  return (
    <>
      <PageHeader title={declared(itemReviewScreens.label)} count={data?.total} lead={t('lead')}>
        <MainButton icon="plus" label={declared('types.item_review.add')} onClick={form.open} />
      </PageHeader>
      <LoadState of={query} />
      {data?.total === 0 && <EmptyState icon="quote" title={t('none')} text={t('noneHint')} />}
      {reviews !== undefined && reviews.length > 0 && (
        <div className="panel">
          <ReviewTable reviews={reviews} onEdit={form.edit} onDelete={setPendingDelete} />
          <Pager total={data?.total ?? 0} {...view} />
        </div>
      )}
      {form.dialog()}
      {pendingDelete !== null && (
        <DeleteDialog
          title={t('deleteTitle', { name: pendingDelete.name })}
          text={t('deleteText', { days: TRASH_DAYS })}
          onClose={() => setPendingDelete(null)}
          onDelete={() => {
            const review = reviews?.find(({ _id }) => _id === pendingDelete._id)
            return deleteRecord(reviewEndpoints.delete, review ?? pendingDelete, {
              done: t('deleted'),
            })
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
  const t = useTranslations('reviews.reviewTable')
  return (
    <PlainTable
      heads={[t('product'), t('customer'), t('rating'), t('comment'), t('added')]}
      actions={t('actions')}
      className={styles.table}
    >
      {reviews.map((review) => (
        <Table.Tr key={review._id}>
          <Table.Td>
            {review.product ? (
              <Link
                className="name-link"
                to={`${productScreens.address}/view/${review.product._id}`}
              >
                {review.product.name}
              </Link>
            ) : (
              <span className="soft no-wrap">{t('deletedProduct')}</span>
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
              aria-label={t('stars', { rating: review.rating })}
            />
          </Table.Td>
          <Table.Td>
            <p className={`clamped ${styles.comment}`}>{review.comment}</p>
          </Table.Td>
          <Table.Td className="soft no-wrap">
            <When at={review.createdAt} />
          </Table.Td>
          <Table.Td>
            <EditMenu
              name={t('name', { name: review.name })}
              onEdit={() => onEdit(review)}
              onDelete={() => onDelete(review)}
            />
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  )
}
