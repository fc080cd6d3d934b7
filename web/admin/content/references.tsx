import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { enquiryResource } from '../../../domain/enquiry/enquiry.ts'
import { useData } from '../app/use-data.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './references.module.css'
import type { ContentScreens } from './screens/screen-definition.ts'
import { screensOfResource } from './screens/screens.ts'
import { useTypeNames } from './type-names.ts'

interface ReferencesProps {
  type: ContentType
  id: string
  name: string
  /** Called once the references have loaded, or failed to. */
  onLoaded: () => void
}

interface Reference {
  icon: IconName
  words: string
  to?: string
}

/** Records that refer to the one about to be deleted, with links. */
export function References({ type, id, name, onLoaded }: ReferencesProps) {
  const t = useTranslations('content.references')
  const typeNames = useTypeNames()
  const [isLoaded, setLoaded] = useState(false)
  // The deletion itself must not refetch them.
  const options = { enabled: !isLoaded }
  const { data, isFetchedAfterMount } = useData(
    contentEndpoints(type).references,
    { id },
    {},
    options,
  )
  const notifyLoaded = useEffectEvent(onLoaded)
  useEffect(() => {
    if (!isFetchedAfterMount) return
    setLoaded(true)
    notifyLoaded()
  }, [isFetchedAfterMount])
  const describe = (resource: string, count: number): Reference => {
    if (resource === enquiryResource) {
      const to = `/admin/orders?q=${encodeURIComponent(name)}`
      return { icon: 'chat', words: t('enquiries', { count }), to }
    }
    const screens = screensOfResource(resource)
    const referring = screens && referringTo(type, screens)
    if (screens === undefined || referring === undefined) {
      return { icon: 'link', words: t('records', { count }) }
    }
    const { one, many } = typeNames(screens.type)
    return {
      icon: referring.icon,
      words: t(referring.relation ?? 'has', {
        count: String(count),
        records: count === 1 ? one : many,
      }),
      to: `${screens.address}${referring.found?.(id) ?? ''}`,
    }
  }
  const found = (data?.references ?? []).filter(({ count }) => count > 0)
  if (found.length === 0) return null
  return (
    <ul className={styles.root}>
      {found.map(({ resource, count }) => {
        const { icon, words, to } = describe(resource, count)
        return (
          <li key={resource}>
            <Icon name={icon} size={16} />
            {words}
            {to !== undefined && <Link to={to}>{t('view')}</Link>}
          </li>
        )
      })}
    </ul>
  )
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
