import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import styles from './csv-actions.module.css'
import { useExport } from './export.ts'

/** The ways of the products to a spreadsheet and back: in the head of the list, below it on a phone. */
export function CsvActions({ place }: { place: 'head' | 'below' }) {
  const download = useExport()
  return (
    <span className={styles.root} data-place={place}>
      <Button leftSection={<Icon name="download" size={16} />} onClick={download}>
        Export
      </Button>
      <Button
        component={Link}
        to="/admin/manage-store/products/import"
        leftSection={<Icon name="upload" size={16} />}
      >
        Import
      </Button>
    </span>
  )
}
