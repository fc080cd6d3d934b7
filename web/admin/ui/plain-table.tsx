import { Table, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

interface PlainTableProps {
  heads: string[]
  /** Accessible name of the last column, which has no visible heading. */
  actions?: string
  /** Draws a border. */
  isFramed?: boolean
  className?: string
  /** Rows. */
  children: ReactNode
}

/** Table with the style of all lists. */
export function PlainTable({
  heads,
  actions,
  isFramed,
  className = '',
  children,
}: PlainTableProps) {
  const table = (
    <Table className={`${styles.root} ${className}`} withRowBorders={false}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head}>{head}</Table.Th>
          ))}
          {actions !== undefined && (
            <Table.Th>
              <VisuallyHidden>{actions}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  )
  return isFramed ? <div className={styles.frame}>{table}</div> : table
}
