import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ImportRow } from '../../../../domain/api/product-import.ts'
import changes from '../../content/field-changes.module.css'
import { WordsChange } from '../../content/field-changes.tsx'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { PlainTable } from '../../ui/plain-table.tsx'
import { useProductLabels } from '../product-labels.ts'
import { useImportLabels } from './import-labels.ts'
import styles from './import-plan.module.css'

/** Rows rendered at a time: a file may have ten thousand. */
const ROWS_PER_PAGE = 100

export function PlanTable({ rows }: { rows: ImportRow[] }) {
  const t = useTranslations('catalogue.csv.planTable')
  const outcome = useTranslations('catalogue.csv.outcomes')
  const [shown, setShown] = useState(ROWS_PER_PAGE)
  return (
    <>
      <PlainTable
        heads={[t('row'), t('product'), t('result'), t('details')]}
        className={styles.table}
      >
        {rows.slice(0, shown).map((row) => (
          <Table.Tr key={row.row}>
            <Table.Td className={styles.number} data-label={t('row')}>
              {row.row}
            </Table.Td>
            <Table.Td className={styles.name}>
              <Name row={row} />
            </Table.Td>
            <Table.Td>
              <span className="pill" data-state={row.action}>
                {outcome(row.action)}
              </span>
            </Table.Td>
            <Table.Td className={styles.details}>
              <Details row={row} />
              <Notes notes={row.notes} />
            </Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
      {rows.length > shown && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + ROWS_PER_PAGE)}>
            {t('more', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  )
}

function Name({ row }: { row: ImportRow }) {
  const name = useProductLabels().nameOf(row)
  if (row._id === undefined) return <b>{name}</b>
  return (
    <Link to={`${productScreens.address}/view/${row._id}`} target="_blank">
      {name}
    </Link>
  )
}

function Details({ row }: { row: ImportRow }) {
  const t = useTranslations('catalogue.csv.planTable')
  const { labelColumn, describeCell } = useImportLabels()
  if (row.errors !== undefined) {
    return (
      <ul className={styles.faults}>
        {Object.entries(row.errors).map(([column, message]) => (
          <li key={column}>
            <b>{labelColumn(column)}:</b> {message}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className={`${changes.root} ${styles.changes}`}>
      {Object.entries(row.changes ?? {}).map(([column, [before, after]]) => (
        <div key={column}>
          <dt>{labelColumn(column)}</dt>
          <dd>
            <WordsChange
              before={describeCell(before)}
              after={describeCell(after)}
              nothing={t('empty')}
            />
          </dd>
        </div>
      ))}
      {row.photos !== undefined && (
        <div>
          <dt>{t('fromZip')}</dt>
          <dd>{row.photos.join(', ')}</dd>
        </div>
      )}
      {row.addresses !== undefined && (
        <div>
          <dt>{t('fetched')}</dt>
          <dd>{row.addresses.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}

/** Notes on what the import decided or leaves out. */
function Notes({ notes = [] }: Pick<ImportRow, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
