import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ImportAction, ImportResult } from '../../../../domain/api/product-import.ts'
import { FileChooser } from '../../forms/media/file-chooser.tsx'
import choice from '../file-choice.module.css'
import styles from './import-plan.module.css'
import { PlanTable } from './import-plan-table.tsx'
import { type ImportFiles, isZip } from './use-import.ts'

interface PlanViewProps {
  files: ImportFiles
  plan: ImportResult
  working: boolean
  /** Upload progress, from 0 to 100. */
  percent: number | null
  /** Creates categories of the table that the shop does not have yet. */
  createCategories: boolean
  onCreateCategories: (create: boolean) => void
  onPhotos: (photos: File) => void
  onImport: (skipInvalid: boolean) => void
  onOther: () => void
}

const actions: ImportAction[] = ['invalid', 'create', 'update', 'unchanged']

/** Rows to show: those of one outcome, or those with notes. */
type RowKind = ImportAction | 'noted'

/** Result of the dry run, row by row, and the button that imports. */
export function PlanView(props: PlanViewProps) {
  const { files, plan, working, percent, onImport, onOther } = props
  const t = useTranslations('catalogue.csv.plan')
  const outcome = useTranslations('catalogue.csv.outcomes')
  const category = useTranslations('catalogue.csv.newCategories')
  const { create, update, invalid } = plan.counts
  const [skip, setSkip] = useState(false)
  const format = useTranslations('catalogue.csv.formats')
  const [kind, setKind] = useState<RowKind | null>(null)
  const count = create + update
  const rowsOf = (wanted: RowKind) =>
    plan.rows.filter((row) => (wanted === 'noted' ? row.notes : row.action === wanted))
  const shown = kind === null ? plan.rows : rowsOf(kind)
  const isReady = count > 0 && (invalid === 0 || skip)

  return (
    <section className="panel" aria-label={t('label')}>
      <div className={styles.summary}>
        <p>
          <b className={styles.file}>
            {[files.file, files.photos]
              .map((file) => file?.name)
              .filter(Boolean)
              .join(', ')}
          </b>
          <span>{summaryOf(plan, t)}</span>
        </p>
        {plan.format !== 'own' && <p>{format(plan.format)}</p>}
        {plan.notes.map((note) => (
          <p key={note} className="fine-print">
            {note}
          </p>
        ))}
        {plan.newCategories.length > 0 && (
          <Checkbox
            className={styles.categories}
            checked={props.createCategories}
            disabled={working}
            onChange={(event) => props.onCreateCategories(event.currentTarget.checked)}
            label={category('create', {
              count: plan.newCategories.length,
              names: plan.newCategories.join(', '),
            })}
            description={category('photos')}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset requires a visible legend. */}
        <div className={styles.kinds} role="group" aria-label={t('rowsToShow')}>
          <Kind
            label={t('allRows')}
            count={plan.rows.length}
            on={kind === null}
            onClick={() => setKind(null)}
          />
          {([...actions, 'noted'] as const)
            .filter((each) => rowsOf(each).length > 0)
            .map((each) => (
              <Kind
                key={each}
                kind={each}
                label={each === 'noted' ? t('noted') : outcome(each)}
                count={rowsOf(each).length}
                on={kind === each}
                onClick={() => setKind(kind === each ? null : each)}
              />
            ))}
        </div>
      </div>
      <PlanTable key={kind} rows={shown} />
      <footer className={`${choice.foot} ${styles.foot}`}>
        {invalid > 0 && count > 0 && (
          <Checkbox
            className={styles.skip}
            checked={skip}
            onChange={(event) => setSkip(event.currentTarget.checked)}
            label={t('skip', { count: invalid })}
          />
        )}
        {percent !== null && <span role="status">{t('sent', { percent })}</span>}
        {files.photos === null && !isZip(files.file) && (
          <FileChooser
            onFiles={([file]) => file !== undefined && props.onPhotos(file)}
            accept=".zip,application/zip"
          >
            {(openDialog) => (
              <Button onClick={openDialog} disabled={working}>
                {t('addPhotos')}
              </Button>
            )}
          </FileChooser>
        )}
        <Button onClick={onOther} disabled={working}>
          {t('otherFile')}
        </Button>
        {count > 0 && (
          <Button
            variant="filled"
            loading={working}
            disabled={!isReady}
            onClick={() => onImport(skip)}
          >
            {t('import', { count })}
          </Button>
        )}
      </footer>
    </section>
  )
}

interface KindProps {
  kind?: RowKind
  label: string
  count: number
  on: boolean
  onClick: () => void
}

function Kind({ kind, label, count, on, onClick }: KindProps) {
  return (
    <button
      type="button"
      className={styles.kind}
      data-kind={kind}
      aria-pressed={on}
      onClick={onClick}
    >
      {label} <b>{count}</b>
    </button>
  )
}

type PlanTexts = ReturnType<typeof useTranslations<'catalogue.csv.plan'>>

function summaryOf({ counts }: ImportResult, t: PlanTexts): string {
  const { create, update, invalid } = counts
  if (create + update + invalid === 0) return t('matches')
  if (invalid === 0) return t('unchangedYet')
  return t(create + update === 0 ? 'errors' : 'errorsOrSkip', { count: invalid })
}
