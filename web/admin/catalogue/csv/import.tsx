import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { FormFailure } from '../../ui/load-error.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { showDone } from '../../ui/toast.tsx'
import { ChooseFile } from './file-picker.tsx'
import { PlanView } from './import-plan.tsx'
import { useImport } from './use-import.ts'

const productsPath = '/admin/manage-store/products'

/** CSV import of products: a dry run first, then the import. */
export default function Import() {
  const t = useTranslations('catalogue.csv.import')
  const navigate = useNavigate()
  const state = useImport(({ counts: { create, update } }, isOnScreen) => {
    showDone(describeResult(create, update))
    if (isOnScreen) navigate(productsPath)
  })
  const { plan, files, working, failure } = state
  const parent = { label: t('products'), to: productsPath }

  function describeResult(added: number, changed: number): string {
    if (added > 0 && changed > 0) return t('addedAndChanged', { added, changed })
    if (added > 0) return t('added', { added })
    return changed > 0 ? t('changed', { changed }) : t('unchanged')
  }

  return (
    <>
      <PageHeader title={t('title')} parent={parent} here={t('here')} />
      <FormFailure words={failure} mb={16} />
      {plan === null || files === null ? (
        <ChooseFile
          name={working ? (files?.file.name ?? '') : ''}
          working={working}
          percent={state.percent}
          onFiles={state.check}
        />
      ) : (
        <PlanView
          key={files.file.lastModified}
          files={files}
          plan={plan}
          working={working}
          percent={state.percent}
          createCategories={state.createCategories}
          onCreateCategories={state.checkCategories}
          onPhotos={(photos) => state.check({ ...files, photos })}
          onImport={state.importAll}
          onOther={state.startAgain}
        />
      )}
    </>
  )
}
