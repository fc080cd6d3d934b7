import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { DropArea } from '../../forms/media/drop-area.tsx'
import { FileChooser } from '../../forms/media/file-chooser.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FormFailure } from '../../ui/load-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { showDone } from '../../ui/toast.tsx'
import choice from '../file-choice.module.css'
import { useExport } from './csv-actions.tsx'
import styles from './import-plan.module.css'
import { PlanView } from './import-plan.tsx'
import { type ImportFiles, isZip, useImport } from './use-import.ts'

const productsPath = '/admin/manage-store/products'

/** CSV import of products: a dry run first, then the import. */
export default function Import() {
  const t = useTranslations('catalogue.csv.import')
  const navigate = useNavigate()
  const state = useImport(({ counts: { create, update } }, isOnScreen) => {
    showDone(describeResult(create, update))
    if (isOnScreen) navigate(productsPath)
  })
  const { plan, files, working, failure } = state
  const parent = { label: t('products'), to: productsPath }

  function describeResult(added: number, changed: number): string {
    if (added > 0 && changed > 0) return t('addedAndChanged', { added, changed })
    if (added > 0) return t('added', { added })
    return changed > 0 ? t('changed', { changed }) : t('unchanged')
  }

  return (
    <>
      <PageHeader title={t('title')} parent={parent} here={t('here')} />
      <FormFailure words={failure} mb={16} />
      {plan === null || files === null ? (
        <ChooseFile
          name={working ? (files?.file.name ?? '') : ''}
          working={working}
          percent={state.percent}
          onFiles={state.check}
        />
      ) : (
        <PlanView
          key={files.file.lastModified}
          files={files}
          plan={plan}
          working={working}
          percent={state.percent}
          createCategories={state.createCategories}
          onCreateCategories={state.checkCategories}
          onPhotos={(photos) => state.check({ ...files, photos })}
          onImport={state.importAll}
          onOther={state.startAgain}
        />
      )}
    </>
  )
}

interface ChooseFileProps {
  /** Name of the chosen file. */
  name: string
  working: boolean
  /** Upload progress, from 0 to 100. */
  percent: number | null
  onFiles: (files: ImportFiles) => void
}

function ChooseFile({ name, working, percent, onFiles }: ChooseFileProps) {
  const t = useTranslations('catalogue.csv.filePicker')
  const download = useExport()
  const take = (files: File[]) => {
    const [file, photos = null] = files.toSorted((one, other) => +isZip(one) - +isZip(other))
    if (file !== undefined && !working) onFiles({ file, photos })
  }
  const progress = percent === null ? t('unchangedYet') : t('sent', { percent })
  const checking = name === '' ? t('checkingFile') : t('checking', { name })
  return (
    <section className={choice.root} aria-label={t('label')}>
      <FileChooser onFiles={take} accept=".csv,text/csv,.zip,application/zip" multiple>
        {(openDialog) => (
          <DropArea onFiles={take}>
            <button type="button" className={choice.pick} onClick={openDialog} disabled={working}>
              {working ? <Loader size={28} /> : <Icon name="upload" size={28} />}
              <span aria-live="polite">
                <b>{working ? checking : t('choose')}</b>
                <small>{working ? progress : t('orDrop')}</small>
              </span>
            </button>
          </DropArea>
        )}
      </FileChooser>
      <div className={styles.rules}>
        <h2>{t('rules')}</h2>
        <ul>
          <li>
            {t.rich('easiest', {
              link: (words) => (
                <button type="button" className={styles.link} onClick={download}>
                  {words}
                </button>
              ),
            })}
          </li>
          <li>{t.rich('ids', { code })}</li>
          <li>{t('empty')}</li>
          <li>{t('values')}</li>
          <li>{t.rich('choices', { code })}</li>
          <li>{t.rich('translations', { code })}</li>
          <li>{t.rich('photos', { code })}</li>
        </ul>
      </div>
    </section>
  )
}

function code(words: ReactNode) {
  return <code>{words}</code>
}
