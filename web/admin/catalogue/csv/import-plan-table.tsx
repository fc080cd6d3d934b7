import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ImportRow } from '../../../../domain/api/products.ts'
import { swapName } from '../../../../domain/api/wire-names.ts'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import { product } from '../../../../domain/content/product.ts'
import { isLanguage, languageNames } from '../../../../domain/languages/language.ts'
import changes from '../../content/field-changes.module.css'
import { WordsChange } from '../../content/field-changes.tsx'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { useDeclaredTexts } from '../../languages/language-provider.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { useProductLabels } from '../product-labels.ts'
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
              <span className={styles.badge} data-kind={row.action}>
                {outcome(row.action)}
              </span>
            </Table.Td>
            <Table.Td className={styles.details}>
              <Details row={row} />
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

/** Columns and cells of the table in words. */
function useImportLabels() {
  const t = useTranslations('catalogue.csv.labels')
  const declared = useDeclaredTexts()
  return {
    /** Label of a column in the product form. */
    labelColumn(column: string): string {
      if (column === 'category') return t('category')
      if (column === '_id') return t('product')
      if (column === 'row') return t('row')
      const [name = '', language = ''] = column.split('@')
      const field = fieldsOf(product).find(([known]) => known === swapName(product, name))?.[1]
      const label = field === undefined ? column : declared(`fields.${field.path}.label`)
      return isLanguage(language) ? `${label} (${languageNames[language]})` : label
    },

    describeCell(value: unknown): string {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      if (Array.isArray(value)) return value.join('; ')
      return value === null || value === undefined ? '' : String(value)
    },
  }
}
