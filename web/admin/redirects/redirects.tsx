import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ResponseOf } from '../../../domain/api/endpoint.ts'
import { redirectEndpoints } from '../../../domain/api/redirects.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { MainButton } from '../content/main-button.tsx'
import { redirectScreens } from '../content/screens/redirect-screens.ts'
import { useRecordDialog } from '../content/use-record-dialog.tsx'
import { useDeletion } from '../content/use-records.ts'
import { FileChooser } from '../forms/media/file-chooser.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { EditMenu } from '../ui/actions-menu.tsx'
import { DeleteDialog } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { EmptyState, LoadState } from '../ui/load-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Pager } from '../ui/pager.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { ListSearch } from '../ui/search-field.tsx'
import { attempt, showDone } from '../ui/toast.tsx'
import { readPage, sliceOf, useLastPage } from '../ui/use-pagination.ts'
import { RedirectTest } from './redirect-test.tsx'
import styles from './redirects.module.css'

type Redirect = ResponseOf<typeof redirectEndpoints.list>['redirectData'][number]

/** Former addresses and where they lead, with their use. */
export default function Redirects() {
  const t = useTranslations('redirects.redirects')
  const declared = useDeclaredTexts()
  const [search] = useSearchParams()
  const view = readPage(search)
  const q = search.get('q') ?? ''
  const query = useData(redirectEndpoints.list, {}, { q, ...sliceOf(view) })
  const { data, isFetchedAfterMount } = query
  useLastPage(view, isFetchedAfterMount ? data?.total : undefined)
  const [pendingDelete, setPendingDelete] = useState<Redirect | null>(null)
  const deleteRecord = useDeletion()
  const form = useRecordDialog({ screens: redirectScreens })
  const isEmpty = data?.total === 0 && q === ''

  return (
    <>
      <PageHeader title={declared(redirectScreens.label)} count={data?.total} lead={t('lead')}>
        <ImportButton />
        <MainButton icon="plus" label={declared('types.redirect.add')} onClick={form.open} />
      </PageHeader>
      <RedirectTest />
      {isEmpty ? (
        <EmptyState icon={redirectScreens.icon} title={t('none')} text={t('noneHint')} />
      ) : (
        <section aria-label={declared(redirectScreens.label)}>
          <div className={styles.tools}>
            <ListSearch label={t('search')} placeholder={t('searchHint')} />
          </div>
          <LoadState of={query} />
          {data?.total === 0 && (
            <EmptyState icon="search" title={t('noMatch')} text={t('noMatchHint', { query: q })} />
          )}
          {data !== undefined && data.redirectData.length > 0 && (
            <>
              <RedirectTable
                redirects={data.redirectData}
                onEdit={form.edit}
                onDelete={setPendingDelete}
              />
              <Pager total={data.total} {...view} />
            </>
          )}
        </section>
      )}
      {form.dialog()}
      {pendingDelete !== null && (
        <DeleteDialog
          title={t('deleteTitle', { path: pendingDelete.from })}
          text={t('deleteText', { days: TRASH_DAYS })}
          onClose={() => setPendingDelete(null)}
          onDelete={() =>
            deleteRecord(redirectEndpoints.delete, pendingDelete, { done: t('deleted') })
          }
        />
      )}
    </>
  )
}

/** Imports a CSV table, such as the one that Shopify exports. */
function ImportButton() {
  const t = useTranslations('redirects.redirects')
  const { api, whileBusy } = useAdmin()
  const importFile = (file: File) =>
    attempt(async () => {
      const csv = await file.text()
      const { message } = await whileBusy(api.call(redirectEndpoints.import, {}, { csv }))
      showDone(message)
    })
  return (
    <FileChooser
      accept=".csv,text/csv"
      onFiles={([file]) => file !== undefined && void importFile(file)}
    >
      {(openDialog) => (
        <Button leftSection={<Icon name="upload" size={16} />} onClick={openDialog}>
          {t('import')}
        </Button>
      )}
    </FileChooser>
  )
}

interface RedirectTableProps {
  redirects: Redirect[]
  onEdit: (redirect: Redirect) => void
  onDelete: (redirect: Redirect) => void
}

function RedirectTable({ redirects, onEdit, onDelete }: RedirectTableProps) {
  const t = useTranslations('redirects.redirectTable')
  return (
    <PlainTable heads={[t('from'), t('to'), t('use')]} actions={t('actions')} isFramed>
      {redirects.map((redirect) => (
        <Table.Tr key={redirect._id}>
          <Table.Td className={styles.from}>{redirect.from}</Table.Td>
          <Table.Td>
            <a href={redirect.to} target="_blank" rel="noopener">
              {redirect.to}
            </a>{' '}
            {redirect.isAutomatic && <small className="soft">{t('automatic')}</small>}
          </Table.Td>
          <Table.Td className="soft no-wrap">{t('used', { count: redirect.used })}</Table.Td>
          <Table.Td>
            <EditMenu
              name={redirect.from}
              onEdit={() => onEdit(redirect)}
              onDelete={() => onDelete(redirect)}
            />
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  )
}
