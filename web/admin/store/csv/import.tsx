import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { QueryOf } from '../../../../domain/api/call.ts'
import { type ImportResult, productCalls } from '../../../../domain/api/products.ts'
import { useCounts } from '../../counts.ts'
import { readError } from '../../data.ts'
import { Icon } from '../../icon.tsx'
import { useApi } from '../../office-context.ts'
import { pageMeta } from '../../page-meta.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { showDone } from '../../toast.tsx'
import { ChooseFile } from './choose-file.tsx'
import { PlanView } from './plan-view.tsx'
import { countProducts } from './plan-words.ts'

export const meta = pageMeta('Import products')

const parent = { label: 'Products', to: '/admin/manage-store/products' }

/** Products from a spreadsheet: first what would happen, and only then what does. */
export default function Import() {
  const api = useApi()
  const navigate = useNavigate()
  const counts = useCounts()
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<ImportResult | null>(null)
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState('')

  const send = (csv: File, query: QueryOf<typeof productCalls.import>) => {
    const body = new FormData()
    body.append('file', csv)
    return api.call(productCalls.import, {}, body, { query })
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setWorking(true)
    setFailure('')
    try {
      await work()
    } catch (thrown) {
      setFailure(readError(thrown).message)
    } finally {
      setWorking(false)
    }
  }

  const check = (given: File) =>
    attempt(async () => {
      setPlan(null)
      // A spreadsheet may save over the file in between: what was looked at is what is imported.
      const kept = new File([await given.arrayBuffer()], given.name, { type: 'text/csv' })
      setFile(kept)
      setPlan(await send(kept, { dryRun: true }))
    })

  const importAll = (skipInvalid: boolean) =>
    attempt(async () => {
      if (file === null) return
      try {
        const { counts: done } = await send(file, { skipInvalid })
        const { create, update } = done
        const changed = update === 0 ? '' : `${countProducts(update)} changed`
        const added = create === 0 ? '' : `${countProducts(create)} added`
        showDone(`${[added, changed].filter(Boolean).join(', ') || 'Nothing changed'}.`)
        void counts.reload()
        navigate(parent.to)
      } catch (thrown) {
        const error = readError(thrown)
        // Something else has changed since the look: look again, so that the words fit.
        if (error.status === 422) setPlan(await send(file, { dryRun: true }))
        throw error
      }
    })

  return (
    <>
      <PageHead title="Import products" parent={parent} here="Import" />
      {failure !== '' && (
        <Alert role="alert" icon={<Icon name="alert" />} mb={16}>
          {failure}
        </Alert>
      )}
      {plan === null || file === null ? (
        <ChooseFile name={working ? (file?.name ?? '') : ''} working={working} onFile={check} />
      ) : (
        <PlanView
          key={file.lastModified}
          fileName={file.name}
          plan={plan}
          working={working}
          onImport={importAll}
          onOther={() => {
            setPlan(null)
            setFile(null)
            setFailure('')
          }}
        />
      )}
    </>
  )
}
