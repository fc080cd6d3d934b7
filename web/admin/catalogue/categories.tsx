import { useTranslations } from 'use-intl'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import styles from '../content/card-list.module.css'
import { LinkedListScreen } from '../content/card-list.tsx'
import { categoryScreens } from '../content/screens/catalogue-screens.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import { closestVariantUrl } from '../ui/image-variant.ts'
import { DeleteCategory } from './category-delete-dialog.tsx'
import { sheetPath } from './print/use-print-sheet.ts'

const { address: base } = categoryScreens

export default function Categories() {
  const t = useTranslations('catalogue.categories.list')
  return (
    <LinkedListScreen
      screens={categoryScreens}
      lead={t('lead')}
      isCompact
      nameOf={({ name }) => name || t('unnamed')}
      pictureOf={({ imageDetails }) => imageDetails}
      photo={({ imageDetails }) => (
        <img
          className={styles.upright}
          src={imageDetails ? closestVariantUrl(imageDetails, 640) : undefined}
          alt=""
          loading="lazy"
        />
      )}
      actions={({ _id, path }) => [
        { label: t('products'), icon: 'box', to: `${base}/${_id}${fieldHash('products')}` },
        {
          label: t('printSheet'),
          icon: 'file',
          to: `${sheetPath}?category=${_id}`,
        },
        {
          label: t('viewOnSite'),
          icon: 'external',
          onClick: () => window.open(path, '_blank', 'noopener'),
        },
      ]}
      deletion={t('deletion')}
      deleteDialog={(record, remove, close) => (
        <DeleteCategory
          category={record}
          text={t('deletionWithTrash', { days: TRASH_DAYS })}
          remove={remove}
          onClose={close}
        />
      )}
      empty={{
        icon: 'grid',
        title: t('notFound'),
        text: t('addFirst'),
      }}
    />
  )
}
