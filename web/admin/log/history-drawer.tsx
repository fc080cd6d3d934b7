import { Alert, Button, Drawer } from '@mantine/core'
import { useState } from 'react'
import { type ContentType, fieldsOf } from '../../../domain/content/define.ts'
import type { Field } from '../../../domain/content/fields.ts'
import { messageSchema } from '../api.ts'
import { readMediaList } from '../content/media-value.ts'
import { isSame, readList, readReference, readText, valuesOf } from '../content/values.ts'
import { readError, useData } from '../data.ts'
import { Icon } from '../icon.tsx'
import { useApi } from '../office-context.ts'
import { Failure } from '../parts/failure.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { When } from '../parts/when.tsx'
import type { AnyRecord } from '../records.ts'
import { showDone } from '../toast.tsx'
import styles from './log.module.css'
import { actionWords, historyAnswer, type Revision } from './log.ts'

interface HistoryDrawerProps {
  type: ContentType
  record: AnyRecord
  onClose: () => void
  /** An earlier state was written as the newest one. */
  onRestored: () => void
}

const most = 50

/** Every state that a record was in, what changed from one to the next, and the way back. */
export function HistoryDrawer({ type, record, onClose, onRestored }: HistoryDrawerProps) {
  const api = useApi()
  const path = `${type.path}/${record._id}/history`
  const { data, error, reload } = useData({ path, query: { limit: most }, answer: historyAnswer })
  const [working, setWorking] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const revisions = data?.revisions ?? []

  const restore = async (version: number) => {
    setWorking(version)
    setFailure('')
    try {
      await api.call({ method: 'POST', path: `${path}/${version}`, answer: messageSchema })
      showDone(`Version ${version} is back.`)
      onRestored()
    } catch (thrown) {
      setFailure(readError(thrown).message)
    } finally {
      setWorking(null)
    }
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title="History"
      classNames={{ content: styles.drawer, title: styles.drawerTitle }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {failure !== '' && (
        <Alert role="alert" icon={<Icon name="alert" />} mb={16}>
          {failure}
        </Alert>
      )}
      {error !== null && <Failure message={error.message} onRetry={reload} />}
      {data === undefined && error === null && <SkeletonRows count={3} />}
      <ol className={styles.versions}>
        {revisions.map((revision, index) => (
          <li key={revision.version}>
            <div className={styles.versionHead}>
              <span>
                <b>Version {revision.version}</b>
                <span className={styles.versionNote}>
                  {revision.by?.name ?? 'The program'}, {actionWords[revision.action]}{' '}
                  <When at={revision.at} />
                </span>
              </span>
              {index === 0 ? (
                <span className={styles.now}>Now</span>
              ) : (
                revision.action !== 'delete' && (
                  <Button
                    loading={working === revision.version}
                    onClick={() => restore(revision.version)}
                    aria-label={`Bring back version ${revision.version}`}
                  >
                    Bring back
                  </Button>
                )
              )}
            </div>
            <Changes type={type} revision={revision} before={revisions[index + 1]} />
          </li>
        ))}
      </ol>
      {data !== undefined && data.total > most && (
        <p className={styles.soft}>
          The latest {most} of {data.total} versions.
        </p>
      )}
    </Drawer>
  )
}

interface ChangesProps {
  type: ContentType
  revision: Revision
  before: Revision | undefined
}

function Changes({ type, revision, before }: ChangesProps) {
  if (before === undefined) return null
  const now = valuesOf(type, revision.state)
  const then = valuesOf(type, before.state)
  const changed = fieldsOf(type).filter(([name]) => !isSame(now[name], then[name]))
  if (changed.length === 0) return <p className={styles.soft}>Nothing else changed.</p>
  return (
    <dl className={styles.changes}>
      {changed.map(([name, field]) => (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>
            <del>{inWords(field, then[name])}</del> <ins>{inWords(field, now[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const longest = 120

function inWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'text':
      return shorten(readText(value)) || 'empty'
    case 'integer':
      return typeof value === 'number' ? String(value) : 'empty'
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'list':
      return shorten(readList(value).join(', ')) || 'empty'
    case 'reference':
      return readReference(value)?.name ?? 'none'
    case 'image':
      return value === null ? 'none' : 'a picture'
    case 'video':
      return value === null ? 'none' : 'a video'
    case 'images': {
      const count = readMediaList(value).length
      return count === 1 ? '1 picture' : `${count} pictures`
    }
    default:
      return field satisfies never
  }
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
