import { Table } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ProductImport } from '../../../../domain/api/imports.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { ActionsMenu } from '../../ui/actions-menu.tsx'
import { formatExactTime } from '../../ui/date-format.ts'
import { PlainTable } from '../../ui/plain-table.tsx'
import { When } from '../../ui/timestamp.tsx'
import { ImportPanel } from './import-panel.tsx'
import styles from './imports.module.css'
import { useImports } from './use-imports.ts'

/** The imports so far, with the photos of one of them: the last, until another is chosen. */
export function Imports() {
  const t = useTranslations('catalogue.csv.imports')
  const imports = useImports().data?.imports ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = imports.find(({ _id }) => _id === chosen) ?? imports[0]
  if (shown === undefined) return null
  return (
    <section className={styles.imports} aria-labelledby="imports">
      <ImportPanel key={shown._id} shown={shown} />
      <h2 id="imports">{t('title')}</h2>
      <PlainTable
        heads={[t('at'), t('by'), t('result'), t('photos')]}
        actions={t('actions')}
        isFramed
      >
        {imports.map((one) => (
          <ImportLine key={one._id} line={one} onShow={() => setChosen(one._id)} />
        ))}
      </PlainTable>
    </section>
  )
}

function ImportLine({ line, onShow }: { line: ProductImport; onShow: () => void }) {
  const t = useTranslations('catalogue.csv.imports')
  const locale = useLocale()
  const { timeZone } = useShop()
  const { create: added, update: changed } = line.counts
  return (
    <Table.Tr>
      <Table.Td>
        <b>
          <When at={line.at} />
        </b>
      </Table.Td>
      <Table.Td c="dimmed">{line.by?.name ?? t('system')}</Table.Td>
      <Table.Td c="dimmed">
        {line.state === 'undone' ? t('undone') : t('counts', { added, changed })}
      </Table.Td>
      <Table.Td c="dimmed">{line.pictures.total > 0 ? t('progress', line.pictures) : '–'}</Table.Td>
      <Table.Td>
        <ActionsMenu
          name={t('name', { date: formatExactTime(new Date(line.at), timeZone, locale) })}
          actions={[{ label: t('show'), icon: 'eye', onClick: onShow }]}
        />
      </Table.Td>
    </Table.Tr>
  )
}
