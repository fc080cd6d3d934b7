import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '../../icon.tsx'
import { ActionsMenu } from '../../parts/actions-menu.tsx'
import styles from './csv.module.css'
import { useExport } from './export.ts'

const importPath = '/admin/manage-store/products/import'

/** The ways of the products to a spreadsheet and back: two buttons, and a menu on narrow screens. */
export function CsvActions() {
  const download = useExport()
  return (
    <>
      <span className={styles.buttons}>
        <Button leftSection={<Icon name="download" size={16} />} onClick={download}>
          Export
        </Button>
        <Button component={Link} to={importPath} leftSection={<Icon name="upload" size={16} />}>
          Import
        </Button>
      </span>
      <span className={styles.menu}>
        <ActionsMenu
          name="all products"
          actions={[
            { label: 'Export as CSV', icon: 'download', onClick: download },
            { label: 'Import from CSV', icon: 'upload', to: importPath },
          ]}
        />
      </span>
    </>
  )
}
