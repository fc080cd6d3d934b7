import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ProductImport } from '../../../../domain/api/imports.ts'
import { PlainTable } from '../../ui/plain-table.tsx'
import { When } from '../../ui/timestamp.tsx'
import styles from './imports.module.css'
import { pathOfImport, useImports } from './use-imports.ts'

/** The imports so far, each with a link to its photos, addresses and undo. */
export function Imports() {
  const t = useTranslations('catalogue.csv.imports')
  const imports = useImports().data?.imports ?? []
  if (imports.length === 0) return null
  return (
    <section className={styles.imports} aria-labelledby="imports">
      <h2 id="imports">{t('title')}</h2>
      <PlainTable heads={[t('at'), t('by'), t('result'), t('photos')]} isFramed>
        {imports.map((one) => (
          <ImportLine key={one._id} line={one} />
        ))}
      </PlainTable>
    </section>
  )
}

function ImportLine({ line }: { line: ProductImport }) {
  const t = useTranslations('catalogue.csv.imports')
  const { create: added, update: changed } = line.counts
  return (
    <Table.Tr>
      <Table.Td>
        <Link to={pathOfImport(line._id)}>
          <When at={line.at} />
        </Link>
      </Table.Td>
      <Table.Td c="dimmed">{line.by?.name ?? t('system')}</Table.Td>
      <Table.Td c="dimmed">
        {line.state === 'undone' ? t('undone') : t('counts', { added, changed })}
      </Table.Td>
      <Table.Td c="dimmed">{line.pictures.total > 0 ? t('progress', line.pictures) : '–'}</Table.Td>
    </Table.Tr>
  )
}
