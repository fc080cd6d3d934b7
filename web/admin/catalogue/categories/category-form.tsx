import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { category } from '../../../../domain/content/category.ts'
import { RecordLoader } from '../../content/record-loader.tsx'
import { RecordPage } from '../../content/record-page.tsx'
import { categoryScreens } from '../../content/screens/catalogue-screens.ts'
import { nameIn } from '../../forms/form-values.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { SavedDialog } from '../../ui/dialogs.tsx'
import { showDone } from '../../ui/toast.tsx'
import { CategoryProducts } from '../ordered-products/category-products.tsx'

export default function CategoryForm() {
  const t = useTranslations('catalogue.categories.form')
  const declared = useDeclaredTexts()
  const { id } = useParams()
  const navigate = useNavigate()
  const [saved, setSaved] = useState(false)
  /** Number of categories added before the one in the form. */
  const [next, setNext] = useState(0)
  const parent = { label: declared(categoryScreens.label), to: categoryScreens.address }
  return (
    <>
      <RecordLoader type={category} id={id} parent={parent}>
        {(record, reload) => (
          <RecordPage
            key={next}
            type={category}
            record={record}
            layout={categoryScreens.layout}
            title={t(record === null ? 'add' : 'edit')}
            parent={parent}
            onRestored={reload}
            site={record?.path}
            another={record === null}
            below={
              record !== null && (
                <CategoryProducts category={{ _id: record._id, name: nameIn(category, record) }} />
              )
            }
            focus={next > 0 ? 'name' : undefined}
            onSaved={(_, { another }) => {
              if (another) {
                showDone(t('saved'))
                setNext(next + 1)
              } else setSaved(true)
            }}
          />
        )}
      </RecordLoader>
      {saved && <SavedDialog message={t('saved')} onClose={() => navigate(parent.to)} />}
    </>
  )
}
