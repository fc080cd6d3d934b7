import { FileButton, Loader } from '@mantine/core'
import { DropArea } from '../../content/widgets/drop-area.tsx'
import { Icon } from '../../icon.tsx'
import styles from './choose-file.module.css'
import { useExport } from './export.ts'

interface ChooseFileProps {
  /** The file that is being looked at. */
  name: string
  working: boolean
  onFile: (file: File) => void
}

export function ChooseFile({ name, working, onFile }: ChooseFileProps) {
  const download = useExport()
  const take = (file: File | null | undefined) => {
    if (file && !working) onFile(file)
  }
  return (
    <section className={styles.root} aria-label="File">
      <FileButton onChange={take} accept=".csv,text/csv">
        {({ onClick }) => (
          <DropArea onFiles={(files) => take(files[0])}>
            <button type="button" className={styles.pick} onClick={onClick} disabled={working}>
              {working ? <Loader size={28} /> : <Icon name="upload" size={28} />}
              <span aria-live="polite">
                <b>{working ? `Looking at ${name || 'the file'} …` : 'Choose a CSV file'}</b>
                <small>
                  {working
                    ? 'Nothing is changed yet.'
                    : 'or drop it here. You see what would change before anything does.'}
                </small>
              </span>
            </button>
          </DropArea>
        )}
      </FileButton>
      <div className={styles.rules}>
        <h2>How the file should look</h2>
        <ul>
          <li>
            The easiest way:{' '}
            <button type="button" className={styles.link} onClick={download}>
              export your products
            </button>
            , change them in a spreadsheet, save that as CSV and import it here.
          </li>
          <li>
            A row with an <code>_id</code> changes that product. A row without one adds a product.
          </li>
          <li>An empty cell empties the field. A column that is not there changes nothing.</li>
          <li>
            Categories are named as they are in your shop. Tags and other lists have a semicolon
            between their entries.
          </li>
          <li>Photographs stay as they are. You add those in the product itself.</li>
        </ul>
      </div>
    </section>
  )
}
