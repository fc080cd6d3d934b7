import { Alert } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useCounts } from '../../app/counts.ts'
import { pageMeta } from '../../app/page-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { showDone } from '../../ui/toast.tsx'
import { ChooseFile } from './file-picker.tsx'
import { countProducts } from './import-labels.ts'
import { PlanView } from './import-plan.tsx'
import { useImport } from './use-import.ts'

export const meta = pageMeta('Import products')

const parent = { label: 'Products', to: '/admin/manage-store/products' }

/** CSV import of products: a dry run first, then the import. */
export default function Import() {
  const navigate = useNavigate()
  const counts = useCounts()
  const state = useImport(({ counts: { create, update } }) => {
    const changed = update === 0 ? '' : `${countProducts(update)} changed`
    const added = create === 0 ? '' : `${countProducts(create)} added`
    showDone(`${[added, changed].filter(Boolean).join(', ') || 'Nothing changed'}.`)
    void counts.reload()
    navigate(parent.to)
  })
  const { plan, files, working, failure } = state

  return (
    <>
      <PageHeader title="Import products" parent={parent} here="Import" />
      {failure !== '' && (
        <Alert role="alert" icon={<Icon name="alert" />} mb={16}>
          {failure}
        </Alert>
      )}
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
