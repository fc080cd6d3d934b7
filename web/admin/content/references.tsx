import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { enquiryResource } from '../../../domain/enquiry/enquiry.ts'
import { useData } from '../app/use-data.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './references.module.css'
import type { ContentScreens } from './screens/screen-definition.ts'
import { screensOfResource } from './screens/screens.ts'

interface ReferencesProps {
  type: ContentType
  id: string
  name: string
  /** Called once the references have loaded, or failed to. */
  onLoaded: () => void
}

/** Records that refer to the one about to be deleted, with links. */
export function References({ type, id, name, onLoaded }: ReferencesProps) {
  const { data, loading } = useData(contentEndpoints(type).references, { id })
  const notifyLoaded = useEffectEvent(onLoaded)
  useEffect(() => {
    if (!loading) notifyLoaded()
  }, [loading])
  const found = (data?.references ?? []).filter(({ count }) => count > 0)
  if (found.length === 0) return null
  return (
    <ul className={styles.root}>
      {found.map(({ resource, count }) => {
        const { icon, words, to } = describe(type, resource, count, id, name)
        return (
          <li key={resource}>
            <Icon name={icon} size={16} />
            {words}
            {to !== undefined && <Link to={to}>View</Link>}
          </li>
        )
      })}
    </ul>
  )
}

function describe(
  type: ContentType,
  resource: string,
  count: number,
  id: string,
  name: string,
): { icon: IconName; words: string; to?: string } {
  const many = (one: string, more: string) => `${count} ${count === 1 ? one : more}`
  if (resource === enquiryResource) {
    return {
      icon: 'chat',
      words: `In ${many('enquiry', 'enquiries')}`,
      to: `/admin/orders?q=${encodeURIComponent(name)}`,
    }
  }
  const screens = screensOfResource(resource)
  const referring = screens && referringTo(type, screens)
  if (screens === undefined || referring === undefined) {
    return { icon: 'link', words: many('record refers to it', 'records refer to it') }
  }
  const { one, many: more } = screens.type.labels
  return {
    icon: referring.icon,
    words: `${referring.verb ?? 'Has'} ${many(one.toLowerCase(), more.toLowerCase())}`,
    to: `${screens.address}${referring.found?.(id) ?? ''}`,
  }
}

/** Presentation of the field that refers to a type. */
function referringTo({ table }: ContentType, { type, referring }: ContentScreens) {
  const field = fieldsOf(type).find(([, field]) =>
    field.kind === 'records'
      ? Object.values(field.entries).some((entry) => entry.kind === 'id' && entry.to === table)
      : 'to' in field && field.to === table,
  )
  return field && referring?.[field[0]]
}
