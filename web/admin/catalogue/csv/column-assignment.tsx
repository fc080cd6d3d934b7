import { Button, NativeSelect, Table } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UnknownColumn } from '../../../../domain/api/product-import.ts'
import { columnOf } from '../../../../domain/catalogue/product-columns.ts'
import { fieldsOf } from '../../../../domain/content/content-type.ts'
import { product } from '../../../../domain/content/product.ts'
import { PlainTable } from '../../ui/plain-table.tsx'
import choice from '../file-choice.module.css'
import styles from './column-assignment.module.css'
import { readColumns, storeColumns } from './column-memory.ts'
import { useImportLabels } from './import-labels.ts'
import plan from './import-plan.module.css'
import type { Assignment } from './use-import.ts'

interface ColumnAssignmentProps {
  /** Name of the file. */
  file: string
  columns: readonly UnknownColumn[]
  working: boolean
  onAssign: (columns: Assignment) => void
  onOther: () => void
}

/** Meaning of each column of an unknown table: as last time, or as its name suggests. */
export function ColumnAssignment({ file, columns, working, ...props }: ColumnAssignmentProps) {
  const t = useTranslations('catalogue.csv.columns')
  const { labelColumn } = useImportLabels()
  const headings = columns.map(({ name }) => name)
  const remembered = readColumns(headings)
  const guesses = guessesOf(columns)
  // Columns of translations are offered if the file has them.
  const ours = [...new Set([...plainColumns, ...Object.values(guesses)])]
  const [assigned, setAssigned] = useState<Assignment>(() =>
    Object.fromEntries(
      Object.entries(remembered ?? guesses).filter(([, column]) => ours.includes(column)),
    ),
  )

  /** Each of our columns belongs to one of the file: choosing it here takes it away there. */
  function assign(heading: string, column: string) {
    const others = Object.entries(assigned).filter(
      ([name, other]) => name !== heading && other !== column,
    )
    setAssigned({ ...Object.fromEntries(others), ...(column !== '' && { [heading]: column }) })
  }

  return (
    <section className="panel" aria-label={t('label')}>
      <div className={styles.intro}>
        <h2>{t('title')}</h2>
        <p>{t('intro', { file })}</p>
        <p>{t(remembered === undefined ? 'guessed' : 'remembered')}</p>
      </div>
      <PlainTable heads={[t('column'), t('becomes')]} className={plan.table}>
        {columns.map(({ name, sample }) => (
          <Table.Tr key={name}>
            <Table.Td className={styles.column}>
              <b>{name}</b>
              <span className="fine-print clamped">{sample === '' ? t('empty') : sample}</span>
            </Table.Td>
            <Table.Td className={styles.becomes}>
              <NativeSelect
                aria-label={t('becomesOf', { name })}
                value={assigned[name] ?? ''}
                disabled={working}
                onChange={(event) => assign(name, event.currentTarget.value)}
              >
                <option value="">{t('none')}</option>
                {ours.map((column) => (
                  <option key={column} value={column}>
                    {column === '_id' ? t('id') : labelColumn(column)}
                  </option>
                ))}
              </NativeSelect>
            </Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
      <footer className={choice.foot}>
        <Button onClick={props.onOther} disabled={working}>
          {t('otherFile')}
        </Button>
        <Button
          variant="filled"
          loading={working}
          disabled={Object.keys(assigned).length === 0}
          onClick={() => {
            storeColumns(headings, assigned)
            props.onAssign(assigned)
          }}
        >
          {t('check')}
        </Button>
      </footer>
    </section>
  )
}

const plainColumns = ['_id', ...fieldsOf(product).map(([name]) => columnOf(name))]

function guessesOf(columns: readonly UnknownColumn[]): Assignment {
  return Object.fromEntries(
    columns.flatMap(({ name, guess }) => (guess === undefined ? [] : [[name, guess]])),
  )
}
