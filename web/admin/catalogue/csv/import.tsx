import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ImportResult } from '../../../../domain/api/product-import.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { FormFailure } from '../../ui/load-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { showDone } from '../../ui/toast.tsx'
import choice from '../file-choice.module.css'
import { FileChoice } from '../file-choice.tsx'
import { ColumnAssignment } from './column-assignment.tsx'
import { useExport } from './csv-actions.tsx'
import { ImportPanel } from './import-panel.tsx'
import styles from './import-plan.module.css'
import { PlanView } from './import-plan.tsx'
import { ImportSteps, stepsOf } from './import-steps.tsx'
import { Imports } from './imports.tsx'
import { RunningImport } from './running-import.tsx'
import { type ImportFiles, isZip, useImport } from './use-import.ts'
import { pathOfImport } from './use-imports.ts'

/**
 * Import of products in steps: a file, its dry run, and after the import its photos and old
 * addresses. The URL names an import that is made, so that it can be left and taken up again.
 */
export default function Import() {
  const t = useTranslations('catalogue.csv.import')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const made = search.get('import')
  const state = useImport(({ counts: { create, update }, ...done }, isOnScreen) => {
    showDone(describeResult(create, update))
    if (!isOnScreen) return
    const isLast = stepsOf(done.format, hasAddresses(done)).at(-1) === 'check'
    if (isLast || done.import === undefined) {
      navigate(productScreens.address)
      return
    }
    state.startAgain()
    navigate(pathOfImport(done.import))
  })
  const { plan, files, working, failure } = state
  const parent = { label: t('products'), to: productScreens.address }

  function describeResult(added: number, changed: number): string {
    if (added > 0 && changed > 0) return t('addedAndChanged', { added, changed })
    if (added > 0) return t('added', { added })
    return changed > 0 ? t('changed', { changed }) : t('unchanged')
  }

  return (
    <>
      <PageHeader title={t('title')} parent={parent} here={t('here')} />
      {made === null ? (
        <>
          <ImportSteps
            current={plan === null && state.unknown === null ? 'file' : 'check'}
            steps={plan === null ? undefined : stepsOf(plan.format, hasAddresses(plan))}
          />
          <FormFailure words={failure} mb={16} />
          {state.unknown !== null && files !== null ? (
            <ColumnAssignment
              file={files.file.name}
              columns={state.unknown}
              working={working}
              onAssign={state.assign}
              onOther={state.startAgain}
            />
          ) : plan === null || files === null ? (
            <>
              <div className={choice.before}>
                <RunningImport />
              </div>
              <ChooseFile
                name={working ? (files?.file.name ?? '') : ''}
                working={working}
                percent={state.percent}
                onFiles={state.check}
              />
              <Imports />
            </>
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
      ) : (
        <ImportPanel key={made} id={made} step={search.get('step')} />
      )}
    </>
  )
}

function hasAddresses({ rows }: Pick<ImportResult, 'rows'>): boolean {
  return rows.some(({ addresses }) => addresses !== undefined)
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
    <FileChoice
      label={t('label')}
      icon="upload"
      accept=".csv,text/csv,.zip,application/zip"
      isBusy={working}
      title={working ? checking : t('choose')}
      hint={working ? progress : t('orDrop')}
      onFiles={take}
    >
      <h2>{t('moving')}</h2>
      <ul className={choice.rules}>
        <li>{t('otherShops')}</li>
        <li>{t('comesAlong')}</li>
      </ul>
      <h2>{t('rules')}</h2>
      <ul className={choice.rules}>
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
    </FileChoice>
  )
}

function code(words: ReactNode) {
  return <code>{words}</code>
}
