import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ResponseOf } from '../../../../domain/api/endpoint.ts'
import { importEndpoints, type PictureFailure } from '../../../../domain/api/imports.ts'
import { useApi } from '../../app/admin-context.ts'
import { useData } from '../../app/use-data.ts'
import { productScreens } from '../../content/screens/catalogue-screens.ts'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { Progress } from '../../ui/progress.tsx'
import { When } from '../../ui/timestamp.tsx'
import { attempt, showDone } from '../../ui/toast.tsx'
import { ImportAddresses } from './import-addresses.tsx'
import { type ImportStep, ImportSteps, stepsOf } from './import-steps.tsx'
import styles from './imports.module.css'
import { importPath, POLL_INTERVAL_MS, pathOfImport } from './use-imports.ts'

/** Photos rendered at a time: thousands may have failed. */
const FAILURES_PER_PAGE = 20
const MAX_KEPT_NAMES = 5

interface ImportPanelProps {
  id: string
  /** Step that the URL names. */
  step: string | null
}

/** Steps that follow an import once it is made, and its undo. */
export function ImportPanel({ id, step }: ImportPanelProps) {
  const query = useData(
    importEndpoints.read,
    { id },
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data?.import.state === 'running' && POLL_INTERVAL_MS,
    },
  )
  const shown = query.data?.import
  if (shown === undefined) return <LoadState of={query} />
  const hasPhotos = shown.pictures.total > 0
  const steps = stepsOf(shown.format, hasPhotos)
  const isUndone = shown.state === 'undone'
  const current = isUndone
    ? undefined
    : currentOf(steps, step ?? (hasPhotos ? 'photos' : 'addresses'))
  return (
    <>
      {!isUndone && (
        <ImportSteps
          steps={steps}
          current={current}
          isFetching={shown.state === 'running'}
          links={{ photos: pathOfImport(id, 'photos'), addresses: pathOfImport(id, 'addresses') }}
        />
      )}
      <div className={`panel ${styles.panel}`}>
        <Head shown={shown} />
        {current === 'photos' && <Photos shown={shown} />}
        {current === 'addresses' && <ImportAddresses count={shown.redirects} />}
        <Foot next={current === 'photos' && steps.includes('addresses') ? id : undefined} />
      </div>
    </>
  )
}

/** Step after the import that is shown: the named one, else the last; undefined without one. */
function currentOf(steps: readonly ImportStep[], named: string): ImportStep | undefined {
  const later = steps.slice(steps.indexOf('check') + 1)
  return later.find((step) => step === named) ?? later.at(-1)
}

/** Links to the next step, and to the products. */
function Foot({ next }: { next: string | undefined }) {
  const t = useTranslations('catalogue.csv.imports')
  return (
    <footer className={styles.foot}>
      <Button component={Link} to={importPath}>
        {t('another')}
      </Button>
      <Button
        component={Link}
        to={next === undefined ? productScreens.address : pathOfImport(next, 'addresses')}
        variant="filled"
      >
        {t(next === undefined ? 'products' : 'next')}
      </Button>
    </footer>
  )
}

/** When the import was made, and its undo. */
function Head({ shown: { _id: id, at, state, counts } }: { shown: ReadImport }) {
  const t = useTranslations('catalogue.csv.imports')
  const api = useApi()
  const [isUndoing, setUndoing] = useState(false)
  const [kept, setKept] = useState<{ name: string }[]>([])

  const undo = async () => {
    const undone = await api.call(importEndpoints.undo, { id })
    setKept(undone.kept)
    showDone(undone.message)
  }
  return (
    <>
      <header className={styles.head}>
        <h2>
          {t('of')} <When at={at} inside />
        </h2>
        {state === 'undone' && <span className="soft">{t('undone')}</span>}
        {state !== 'undone' && counts.create + counts.update > 0 && (
          <Button leftSection={<Icon name="undo" size={16} />} onClick={() => setUndoing(true)}>
            {t('undo')}
          </Button>
        )}
      </header>
      <p className="soft">{t('counts', { added: counts.create, changed: counts.update })}</p>
      {kept.length > 0 && <p>{describeKept(kept, t)}</p>}
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
    </>
  )
}

/** Progress of the photos that are fetched, and those that failed. */
function Photos({ shown: { _id: id, pictures, state, failures } }: { shown: ReadImport }) {
  const t = useTranslations('catalogue.csv.imports')
  const isRunning = state === 'running'
  if (pictures.total === 0) return <p>{t('noPhotos')}</p>
  return (
    <>
      <p role="status">{t('progress', pictures)}</p>
      <Progress value={pictures.done + pictures.failed} max={pictures.total} label={t('photos')} />
      {isRunning && <p className="soft">{t('leave')}</p>}
      {failures.length > 0 && <Failures id={id} failures={failures} isRunning={isRunning} />}
    </>
  )
}

type ReadImport = ResponseOf<typeof importEndpoints.read>['import']

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
  /** Id of the import. */
  id: string
  failures: PictureFailure[]
  isRunning: boolean
}

function Failures({ id, failures, isRunning }: FailuresProps) {
  const t = useTranslations('catalogue.csv.imports')
  const api = useApi()
  const [count, setCount] = useState(FAILURES_PER_PAGE)
  const [working, setWorking] = useState(false)
  const retry = async () => {
    setWorking(true)
    await attempt(async () => showDone((await api.call(importEndpoints.retry, { id })).message))
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
            <span className="fine-print">
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
