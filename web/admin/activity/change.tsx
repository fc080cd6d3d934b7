import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Note } from '../../../domain/api/history.ts'
import styles from './activity.module.css'
import { screenOf, titleOf, useResourceLabel } from './resource-labels.ts'

/** A change in words, with a link to what was changed. */
export function Change({ note }: { note: Note }) {
  const t = useTranslations('activity.change')
  const resourceLabel = useResourceLabel()
  const kind = resourceLabel(note.resource, note.recordId === '')
  const screen = note.action === 'delete' ? undefined : screenOf(note.resource, note.recordId)
  const title = titleOf(note)
  const name = title || kind
  return (
    <>
      {title !== '' && <span className={styles.kind}>{kind}</span>}
      {screen === undefined ? (
        <b>{name}</b>
      ) : (
        <Link to={screen} className={styles.name}>
          {name}
        </Link>
      )}{' '}
      <span data-action={note.action} className={styles.action}>
        {t(`actions.${note.action}`)}
      </span>
    </>
  )
}

/** Key of a change in a list: no two have the same version of the same record. */
export function keyOfChange({ resource, recordId, version, at }: Note): string {
  return `${resource} ${recordId} ${version} ${at}`
}
