import { useTranslations } from 'use-intl'
import { category } from '../../../domain/content/category.ts'
import { RecordScreen } from '../content/record-screen.tsx'
import { categoryScreens } from '../content/screens/catalogue-screens.ts'
import { nameIn } from '../forms/form-values.ts'
import { CategoryProducts } from './category-products.tsx'

export default function CategoryForm() {
  const t = useTranslations('catalogue.categories.form')
  return (
    <RecordScreen
      screens={categoryScreens}
      describeSaved={() => t('saved')}
      isSavedInDialog
      hasAnother
      page={(record) =>
        record === null
          ? { title: t('add') }
          : {
              below: (
                <CategoryProducts category={{ _id: record._id, name: nameIn(category, record) }} />
              ),
            }
      }
    />
  )
}
