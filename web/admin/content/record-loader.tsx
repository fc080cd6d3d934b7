import { Button } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useAdmin } from '../app/admin-context.ts'
import { recordIn } from '../app/record-responses.ts'
import { useData } from '../app/use-data.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { EmptyState, Failure, SkeletonRows } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

interface RecordLoaderProps {
  type: ContentType
  /** Absent for a new record. */
  id: string | undefined
  parent: { label: string; to: string }
  /** `reload` discards what the form has, for the record as it is now. */
  children: (record: AnyRecord | null, reload: () => Promise<void>) => ReactNode
}

/** Loads the record of a screen; always the current version, since it is about to be edited. */
export function RecordLoader({ type, id, parent, children }: RecordLoaderProps) {
  const t = useTranslations('content.recordLoader')
  const declared = useDeclaredTexts()
  const isNew = id === undefined && !type.single
  const { read } = contentEndpoints(type)
  const { unsaved } = useAdmin()
  const endpoint = isNew ? null : (read ?? null)
  const { data, error, isFetchedAfterMount, refetch } = useData(endpoint, { id: id ?? '' })
  const [reloads, setReloads] = useState(0)
  async function reload(): Promise<void> {
    await refetch()
    setReloads(reloads + 1)
  }
  if (isNew) return children(null, reload)
  // A form with unsaved changes stays.
  if (error?.status === 404 && unsaved.size === 0) {
    return (
      <>
        <PageHeader title={t('title', { type: declared(`types.${type.table}.one`) })} />
        <EmptyState
          icon="search"
          title={t('none')}
          text={t('text')}
          action={
            <Button component={Link} to={parent.to}>
              {t('back', { screen: parent.label })}
            </Button>
          }
        />
      </>
    )
  }
  if (error !== null && unsaved.size === 0)
    return <Failure message={error.message} onRetry={refetch} />
  // Cached data of an earlier visit may be stale.
  if (data === undefined || !isFetchedAfterMount) return <SkeletonRows />
  return <Fragment key={reloads}>{children(recordIn(type, data), reload)}</Fragment>
}
