import { FileButton, Loader } from '@mantine/core'
import { DropArea } from '../../media/drop-area.tsx'
import { Icon } from '../../ui/icon.tsx'
import choice from '../file-choice.module.css'
import { useExport } from './export.ts'
import styles from './file-picker.module.css'
import { type ImportFiles, isZip } from './use-import.ts'

interface ChooseFileProps {
  /** Name of the chosen file. */
  name: string
  working: boolean
  /** Upload progress, from 0 to 100. */
  percent: number | null
  onFiles: (files: ImportFiles) => void
}

export function ChooseFile({ name, working, percent, onFiles }: ChooseFileProps) {
  const download = useExport()
  const take = (files: File[]) => {
    const [file, photos = null] = files.toSorted((one, other) => +isZip(one) - +isZip(other))
    if (file !== undefined && !working) onFiles({ file, photos })
  }
  const words = percent === null ? 'Nothing has changed yet.' : `${percent} % sent`
  return (
    <section className={choice.root} aria-label="File">
      <FileButton onChange={take} accept=".csv,text/csv,.zip,application/zip" multiple>
        {({ onClick }) => (
          <DropArea onFiles={take}>
            <button type="button" className={choice.pick} onClick={onClick} disabled={working}>
              {working ? <Loader size={28} /> : <Icon name="upload" size={28} />}
              <span aria-live="polite">
                <b>{working ? `Checking ${name || 'the file'} …` : 'Choose a CSV file'}</b>
                <small>
                  {working
                    ? words
                    : 'or drop it here, with a ZIP file of photos if you have one. You can review all changes before they are saved.'}
                </small>
              </span>
            </button>
          </DropArea>
        )}
      </FileButton>
      <div className={styles.rules}>
        <h2>How to prepare the file</h2>
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
          <li>An empty cell clears the field. A missing column changes nothing.</li>
          <li>
            Name categories as in your shop. Separate tags and other lists with semicolons. Write
            yes or no, and options such as “Made to order” as they appear here.
          </li>
          <li>
            The column <code>choices</code> names what a product offers:{' '}
            <code>Fabric: Sage linen | Indigo; Finish</code> offers two fabrics, and every finish.
          </li>
          <li>
            Add photos in a ZIP file: choose it together with the table, or put the table into it.
            The column <code>images</code> names the files, separated by semicolons; if it is empty,{' '}
            <code>walnut-jhoola-1.jpg</code> goes to the product “Walnut jhoola”. Without a ZIP
            file, photos stay as they are.
          </li>
        </ul>
      </div>
    </section>
  )
}
