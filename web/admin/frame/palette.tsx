import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { enquiryCalls } from '../../../domain/api/enquiries.ts'
import { productCalls } from '../../../domain/api/products.ts'
import { mayOpen } from '../access.ts'
import { allScreens, contentScreens, recordAddress } from '../content/screens/all-screens.ts'
import { productScreens } from '../content/screens/product-screens.ts'
import { useData } from '../data.ts'
import { Icon, type IconName } from '../icon.tsx'
import { useOffice } from '../office-context.ts'
import { Modal } from '../parts/modal.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import type { Source } from '../rendition.ts'
import styles from './palette.module.css'

interface PaletteProps {
  onClose: () => void
}

interface Target {
  to: string
  label: string
  hint?: string
  icon: IconName
  /** Of a product, instead of the icon. */
  picture?: Source | null
}

const screens: Target[] = allScreens.map(({ address, label, icon }) => ({
  to: address,
  label,
  icon,
}))
const pages = contentScreens.filter(({ form }) => form === 'page')
/** What can be added, then the single records that can be changed. */
const deeds: Target[] = [
  ...pages
    .filter(({ type }) => !type.single)
    .map(({ address, type }) => target(`${address}/add`, type.labels.add, 'plus')),
  ...pages
    .filter(({ type }) => type.single)
    .map(({ address, type }) => target(`${address}/edit`, type.labels.edit, 'edit')),
]

/** One field that leads to every screen, product and enquiry. */
export function Palette({ onClose }: PaletteProps) {
  const navigate = useNavigate()
  const { admin } = useOffice()
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words.trim(), 150)
  const products = useData(q.length < 2 ? null : productCalls.list, {}, { q, limit: 6 })
  const enquiries = useData(q.length < 3 ? null : enquiryCalls.list, {}, { q, limit: 3 })
  const combobox = useCombobox({ opened: true })
  const { selectFirstOption } = combobox
  // The field can name its list only once the list is there.
  const [, setIsListed] = useState(false)
  useEffect(() => setIsListed(true), [])

  const all: { name: string; targets: Target[] }[] = [
    {
      name: 'Screens',
      targets: screens.filter(matching(words)).filter(({ to }) => mayOpen(to, admin?.role)),
    },
    { name: 'Do', targets: deeds.filter(matching(words)) },
    {
      name: 'Products',
      targets: (q.length < 2 ? [] : (products.data?.categoryItemData ?? [])).map((one) => ({
        to: recordAddress(productScreens, one._id),
        label: one.name || 'Product without a name',
        icon: 'box',
        picture: one.images[0] ?? null,
      })),
    },
    {
      name: 'Enquiries',
      targets: (q.length < 3 ? [] : (enquiries.data?.orders ?? [])).map((enquiry) => ({
        to: `/admin/orders?q=${encodeURIComponent(enquiry.reference)}`,
        label: enquiry.reference,
        hint: enquiry.products[0]?.name,
        icon: 'chat',
      })),
    },
  ]
  const groups = all.filter(({ targets }) => targets.length > 0)
  const count = groups.reduce((sum, { targets }) => sum + targets.length, 0)

  // The first hit is the likely one, anew for each list.
  useEffect(() => {
    selectFirstOption()
  }, [words, count])

  const go = (to: string) => {
    onClose()
    navigate(to)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      size={560}
      attributes={{ content: { 'aria-label': 'Search or jump to' } }}
    >
      <Combobox store={combobox} onOptionSubmit={go} withinPortal={false}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            className={styles.field}
            data-autofocus
            role="combobox"
            aria-label="Search or jump to"
            placeholder="Search or jump to…"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            // A field with a list keeps Escape to itself, but here the list is all there is.
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
            leftSection={<Icon name="search" size={16} />}
            rightSection={<kbd className={styles.escape}>Esc</kbd>}
            rightSectionWidth={48}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={styles.options} aria-label="Where to" tabIndex={0}>
          {groups.map(({ name, targets }) => (
            <Combobox.Group key={name} label={name} className={styles.group}>
              {targets.map((target) => (
                <Combobox.Option key={target.to} value={target.to} className={styles.option}>
                  {target.picture === undefined ? (
                    <Icon name={target.icon} />
                  ) : (
                    <Thumbnail picture={target.picture} size={32} className={styles.picture} />
                  )}
                  <span>{target.label}</span>
                  {target.hint !== undefined && <small>{target.hint}</small>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {count === 0 && <Combobox.Empty>No Data Found</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
    </Modal>
  )
}

function target(to: string, label: string, icon: IconName): Target {
  return { to, label, icon }
}

function matching(words: string) {
  const wanted = words.trim().toLowerCase()
  return ({ label }: Target) => label.toLowerCase().includes(wanted)
}
