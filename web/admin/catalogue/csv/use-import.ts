import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../../../domain/api/endpoint.ts'
import {
  columnsRefusal,
  type ImportResult,
  type UnknownColumn,
} from '../../../../domain/api/product-import.ts'
import { productEndpoints } from '../../../../domain/api/products.ts'
import { useApi } from '../../app/admin-context.ts'
import { readError } from '../../app/use-data.ts'
import { showFailure } from '../../ui/toast.tsx'

/** Table, or a ZIP file that contains it, and the optional ZIP file of photos. */
export interface ImportFiles {
  file: File
  photos: File | null
}

/** Columns of our tables by those of the file. */
export type Assignment = Readonly<Record<string, string>>

/** State of a CSV import, which continues when the screen is left; each change of its options repeats the dry run. */
export function useImport(onDone: (done: ImportResult, isOnScreen: boolean) => void) {
  const api = useApi()
  const t = useTranslations('catalogue.csv.import')
  const isOnScreen = useRef(true)
  useEffect(() => {
    isOnScreen.current = true
    return () => {
      isOnScreen.current = false
    }
  }, [])
  const [files, setFiles] = useState<ImportFiles | null>(null)
  const [plan, setPlan] = useState<ImportResult | null>(null)
  /** Columns of a file of no known format, which are to be assigned. */
  const [unknown, setUnknown] = useState<UnknownColumn[] | null>(null)
  const [columns, setColumns] = useState<Assignment | null>(null)
  const [createCategories, setCreateCategories] = useState(false)
  const [working, setWorking] = useState(false)
  const [percent, setPercent] = useState<number | null>(null)
  const [failure, setFailure] = useState('')

  const send = (
    { file, photos }: ImportFiles,
    query: QueryOf<typeof productEndpoints.import>,
    assigned = columns,
  ) => {
    const body = new FormData()
    body.append('file', file)
    if (photos !== null) body.append('photos', photos)
    if (assigned !== null) body.append('columns', JSON.stringify(assigned))
    const onProgress = (sent: number, total: number) => {
      setPercent(sent < total ? Math.floor((sent / total) * 100) : null)
    }
    return api.call(productEndpoints.import, {}, body, { query, onProgress })
  }

  /** Categories of another shop are created unless a person decides otherwise. */
  async function planFirst(kept: ImportFiles, assigned: Assignment | null): Promise<ImportResult> {
    const first = await send(kept, { dryRun: true }, assigned)
    if (first.format === 'own' || first.newCategories.length === 0) return first
    const all = await send(kept, { dryRun: true, createCategories: true }, assigned)
    setCreateCategories(true)
    return all
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
      setPercent(null)
    }
  }

  return {
    files,
    plan,
    unknown,
    createCategories,
    working,
    percent,
    failure,

    check: (given: ImportFiles) =>
      attempt(async () => {
        setPlan(null)
        setUnknown(null)
        setCreateCategories(false)
        const isSame = given.file === files?.file
        const assigned = isSame ? columns : null
        setColumns(assigned)
        const kept = isSame ? given : { ...given, file: await copyTable(given.file) }
        setFiles(kept)
        try {
          setPlan(await planFirst(kept, assigned))
        } catch (thrown) {
          const refusal = columnsRefusal.safeParse(readError(thrown).body)
          if (!refusal.success) throw thrown
          setUnknown(refusal.data.columns)
        }
      }),

    /** The dry run with assigned columns. */
    assign: (assigned: Assignment) =>
      attempt(async () => {
        if (files === null) return
        setPlan(await planFirst(files, assigned))
        setColumns(assigned)
        setUnknown(null)
      }),

    /** Repeats the dry run with or without new categories. */
    checkCategories: (create: boolean) =>
      attempt(async () => {
        if (files === null) return
        setCreateCategories(create)
        try {
          setPlan(await send(files, { dryRun: true, createCategories: create }))
        } catch (thrown) {
          setCreateCategories(!create)
          throw thrown
        }
      }),

    importAll: (skipInvalid: boolean) =>
      attempt(async () => {
        if (files === null) return
        try {
          onDone(await send(files, { skipInvalid, createCategories }), isOnScreen.current)
        } catch (thrown) {
          const error = readError(thrown)
          if (!isOnScreen.current) {
            showFailure(t('notImported', { file: files.file.name, reason: error.message }))
            return
          }
          // The data has changed since the dry run, so it is repeated to show the current errors.
          if (error.status === 422) {
            setPlan(await send(files, { dryRun: true, createCategories }))
          }
          throw error
        }
      }),

    startAgain() {
      setPlan(null)
      setUnknown(null)
      setColumns(null)
      setFiles(null)
      setFailure('')
    },
  }
}

/**
 * Copies the table into memory: a spreadsheet may save over the file between dry run and import.
 */
async function copyTable(file: File): Promise<File> {
  if (isZip(file)) return file
  return new File([await file.arrayBuffer()], file.name, { type: 'text/csv' })
}

export function isZip({ name }: File): boolean {
  return /\.zip$/i.test(name)
}
