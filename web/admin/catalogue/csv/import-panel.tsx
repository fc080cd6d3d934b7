import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  importEndpoints,
  type PictureFailure,
  type ProductImport,
} from '../../../../domain/api/imports.ts'
import { useApi } from '../../app/admin-context.ts'
import { useData } from '../../app/use-data.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { When } from '../../ui/timestamp.tsx'
import { attempt, showDone } from '../../ui/toast.tsx'
import choice from '../file-choice.module.css'
import styles from './imports.module.css'
import { POLL_INTERVAL_MS } from './use-imports.ts'

/** Photos rendered at a time: thousands may have failed. */
const FAILURES_PER_PAGE = 20
const MAX_KEPT_NAMES = 5

/** One import: the progress of its photos, those that failed, and its undo. */
export function ImportPanel({ shown }: { shown: ProductImport }) {
  const t = useTranslations('catalogue.csv.imports')
  const api = useApi()
  const [isUndoing, setUndoing] = useState(false)
  const [kept, setKept] = useState<{ name: string }[]>([])
  const { counts, pictures, state } = shown
  const params = { id: shown._id }
  const hasFailures = pictures.failed > 0 && state !== 'undone'
  const read = useData(
    hasFailures ? importEndpoints.read : null,
    params,
    {},
    // The list follows the count, which is read while photos are fetched.
    {
      refetchInterval: ({ state: { data } }) =>
        data?.import.failures.length !== pictures.failed && POLL_INTERVAL_MS,
    },
  )
  const failures = read.data?.import.failures

  const retry = () =>
    attempt(async () => showDone((await api.call(importEndpoints.retry, params)).message))
  const undo = async () => {
    const undone = await api.call(importEndpoints.undo, params)
    setUndoing(false)
    setKept(undone.kept)
    showDone(undone.message)
  }
  return (
    <div className={`${choice.panel} ${styles.panel}`}>
      <header className={styles.head}>
        <h2>
          {t('of')} <When at={shown.at} inside />
        </h2>
        {state === 'undone' && <span className={styles.soft}>{t('undone')}</span>}
        {state !== 'undone' && counts.create + counts.update > 0 && (
          <Button leftSection={<Icon name="undo" size={16} />} onClick={() => setUndoing(true)}>
            {t('undo')}
          </Button>
        )}
      </header>
      {pictures.total > 0 && state !== 'undone' && (
        <>
          <p role="status">{t('progress', pictures)}</p>
          <Progress
            value={pictures.done + pictures.failed}
            max={pictures.total}
            label={t('photos')}
          />
          {state === 'running' && <p className={styles.soft}>{t('leave')}</p>}
        </>
      )}
      {kept.length > 0 && <p>{describeKept(kept, t)}</p>}
      {hasFailures && failures !== undefined && failures.length > 0 && (
        <Failures failures={failures} isRunning={state === 'running'} onRetry={retry} />
      )}
      {isUndoing && (
        <ConfirmDialog
          title={t('undoTitle')}
          confirm={t('undo')}
          onConfirm={undo}
          onClose={() => setUndoing(false)}
        >
          <p>{t('undoText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

type ImportTexts = ReturnType<typeof useTranslations<'catalogue.csv.imports'>>

function describeKept(kept: { name: string }[], t: ImportTexts): string {
  const names = kept
    .slice(0, MAX_KEPT_NAMES)
    .map(({ name }) => name || t('unnamed'))
    .join(', ')
  const count = kept.length - MAX_KEPT_NAMES
  return count > 0 ? t('keptMore', { names, count }) : t('kept', { names })
}

interface FailuresProps {
  failures: PictureFailure[]
  isRunning: boolean
  onRetry: () => Promise<boolean>
}

function Failures({ failures, isRunning, onRetry }: FailuresProps) {
  const t = useTranslations('catalogue.csv.imports')
  const [count, setCount] = useState(FAILURES_PER_PAGE)
  const [working, setWorking] = useState(false)
  const retry = async () => {
    setWorking(true)
    await onRetry()
    setWorking(false)
  }
  return (
    <>
      <header className={styles.head}>
        <h3>{t('failures', { count: failures.length })}</h3>
        <Button loading={working} disabled={isRunning} onClick={retry}>
          {t('retry')}
        </Button>
      </header>
      <ul className={styles.failures}>
        {failures.slice(0, count).map(({ url, product, reason }) => (
          <li key={url}>
            <b>{reason}</b>
            <span>
              <Link to={`${productScreens.address}/view/${product._id}`}>
                {product.name || t('unnamed')}
              </Link>
              {' · '}
              <a href={url} target="_blank" rel="noopener noreferrer">
                {url}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {failures.length > count && (
        <Button onClick={() => setCount(count + FAILURES_PER_PAGE)}>
          {t('more', { count: failures.length })}
        </Button>
      )}
    </>
  )
}
