import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Note } from '../../../domain/api/history.ts'
import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { enquiryResource } from '../../../domain/enquiry/enquiry.ts'
import { recordAddress, screensOfResource } from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import styles from './activity.module.css'

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
      {title !== '' && <span className={`soft ${styles.kind}`}>{kind}</span>}
      {screen === undefined ? (
        <b>{name}</b>
      ) : (
        <Link to={screen} className="name-link">
          {name}
        </Link>
      )}{' '}
      <span data-action={note.action} className={`soft ${styles.action}`}>
        {t(`actions.${note.action}`)}
      </span>
    </>
  )
}

/** Key of a change in a list: no two have the same version of the same record. */
export function keyOfChange({ resource, recordId, version, at }: Note): string {
  return `${resource} ${recordId} ${version} ${at}`
}

/** Content type of a resource in history, trash and activity; undefined for enquiries. */
export function typeOf(resource: string): ContentType | undefined {
  return contentTypes.find((type) => resourceOf(type) === resource)
}

/** Admin path of a record; undefined if no screen edits it. */
function screenOf(resource: string, id: string): string | undefined {
  if (resource === enquiryResource) return '/admin/orders'
  const screens = screensOfResource(resource)
  return screens === undefined ? undefined : recordAddress(screens, id)
}

/**
 * Title of a changed record. Empty for one without a title and for the order of a list, which the
 * server names by the English label of their type.
 */
export function titleOf({ resource, name }: { resource: string; name: string }): string {
  const labels = typeOf(resource)?.labels
  return name === labels?.one || name === labels?.many ? '' : name
}

/** Label of a resource, singular or plural. */
export function useResourceLabel(): (resource: string, many: boolean) => string {
  const t = useTranslations('activity.resourceLabels')
  const declared = useDeclaredTexts()
  return (resource, many) => {
    if (resource === enquiryResource) return many ? t('enquiries') : t('enquiry')
    const type = typeOf(resource)
    if (type === undefined) return resource
    return declared(`types.${type.table}.${many ? 'many' : 'one'}`)
  }
}
