import { ActionIcon, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type PictureUse, pictureEndpoints } from '../../../domain/api/pictures.ts'
import { TRASH_DAYS } from '../../../domain/content/revision.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { fieldHash } from '../content/screens/screen-definition.ts'
import {
  allScreens,
  mayOpen,
  recordAddress,
  screensOfResource,
} from '../content/screens/screens.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { When } from '../ui/timestamp.tsx'
import styles from './picture-uses.module.css'

/** Uses shown at first. */
const MAX_SHOWN = 30

/** Every record and field that shows a picture. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const t = useTranslations('pictures.uses')
  const [isWhole, setWhole] = useState(false)
  if (uses.length === 0) return <p className="soft">{t('none')}</p>
  const shown = isWhole ? uses : uses.slice(0, MAX_SHOWN)
  return (
    <>
      <ul className="divided">
        {shown.map((use) => (
          <Use key={`${use.resource} ${use._id} ${use.field}`} use={use} />
        ))}
      </ul>
      {shown.length < uses.length && (
        <Button onClick={() => setWhole(true)}>{t('all', { count: uses.length })}</Button>
      )}
    </>
  )
}

function Use({ use }: { use: PictureUse }) {
  const t = useTranslations('pictures.uses')
  const { icon } = usePlaceNames()(use)
  return (
    <li className={styles.use}>
      <Icon name={icon} size={16} />
      <span className={styles.words}>
        <RecordLink {...use} />
        <PlaceOfUse use={use} />
      </span>
      {use.path !== undefined && !use.isHidden && (
        <ActionIcon
          component="a"
          href={use.path}
          target="_blank"
          rel="noopener"
          aria-label={t('page', { name: use.name })}
        >
          <Icon name="external" size={16} />
        </ActionIcon>
      )}
    </li>
  )
}

/** Type and field of a use, and what is special about it. */
export function PlaceOfUse({ use }: { use: PictureUse }) {
  const t = useTranslations('pictures.uses')
  const { place } = usePlaceNames()(use)
  return (
    <small className="fine-print">
      {place}
      {use.isHidden && ` · ${t('hidden')}`}
      {use.isOwn && ` · ${t('own')}`}
    </small>
  )
}

/** Type of a record and label of its field, such as “Product, Photos”. */
function usePlaceNames() {
  const declared = useDeclaredTexts()
  return ({ resource, field }: { resource: string; field?: string }) => {
    const screens = screensOfResource(resource)
    if (screens === undefined) return { place: resource, icon: 'link' } as const
    const { type, icon } = screens
    const kind = declared(`types.${type.table}.one`)
    const [name = ''] = field?.split('.') ?? []
    const label = name in type.fields ? declared(`fields.${type.table}.${name}.label`) : ''
    return { place: label === '' ? kind : `${kind}, ${label}`, icon }
  }
}

interface RecordLinkProps {
  resource: string
  _id: string
  name: string
  field?: string
}

/** Link to the form of a record, at a field; its name alone if this person may not open it. */
function RecordLink({ resource, _id, name, field }: RecordLinkProps) {
  const { admin } = useAdmin()
  const screens = screensOfResource(resource)
  if (screens === undefined || !mayOpen(screens.address, admin?.role)) {
    return <b className={`one-line ${styles.name}`}>{name}</b>
  }
  const [first] = field?.split('.') ?? []
  const to = recordAddress(screens, _id) + (first === undefined ? '' : fieldHash(first))
  return (
    <Link to={to} className={`one-line ${styles.name}`}>
      {name}
    </Link>
  )
}

const trashPath = allScreens.find(({ label }) => label === 'screens.trash')?.address ?? '/admin'

/** Records that showed a picture; loaded when somebody asks for them. */
export function FormerUses({ id }: { id: string }) {
  const t = useTranslations('pictures.uses')
  const [isOpen, setOpen] = useState(false)
  const describe = usePlaceNames()
  const query = useData(isOpen ? pictureEndpoints.formerUses : null, { id })
  const former = query.data?.formerUses
  return (
    <>
      <button
        type="button"
        className={`text-button ${styles.former}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'up' : 'down'} size={14} />
        {t('former')}
      </button>
      {isOpen && <LoadState of={query} rows={1} />}
      {isOpen && former?.length === 0 && (
        <p className="soft">{t('noFormer', { days: TRASH_DAYS })}</p>
      )}
      {isOpen && former !== undefined && former.length > 0 && (
        <ul className="divided">
          {former.map((one) => (
            <li key={`${one.resource} ${one._id}`} className={styles.use}>
              <Icon name={one.where === 'trash' ? 'trash' : 'clock'} size={16} />
              <span className={styles.words}>
                {one.where === 'trash' ? (
                  <Link to={trashPath} className={`one-line ${styles.name}`}>
                    {one.name}
                  </Link>
                ) : (
                  <RecordLink {...one} />
                )}
                <small className="fine-print">
                  {describe(one).place} · {t(one.where)} · <When at={one.at} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
