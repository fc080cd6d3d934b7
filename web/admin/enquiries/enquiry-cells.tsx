import { Menu } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import { type EnquiryStatus, enquiryStatuses } from '../../../domain/enquiry/enquiry.ts'
import { GrowingTextarea } from '../ui/growing-textarea.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './enquiry-table.module.css'

export function Products({ products }: Pick<EnquiryResponse, 'products'>) {
  const t = useTranslations('enquiries.enquiryCells')
  const [first, ...more] = products
  const [open, setOpen] = useState(false)
  if (first === undefined) return <span className="soft">{t('noProduct')}</span>
  return (
    <>
      <ProductLink product={first} />{' '}
      {more.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t('showLess') : t('more', { count: more.length })}
        </button>
      )}
      {open && (
        <ul className={styles.others}>
          {more.map((product) => (
            <li key={product._id}>
              <ProductLink product={product} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ProductLink({ product }: { product: EnquiryResponse['products'][number] }) {
  const t = useTranslations('enquiries.enquiryCells')
  const { _id, name, choices } = product
  return (
    <>
      <Link to={`/admin/manage-store/products/view/${_id}`} className={styles.product}>
        {name || t('unnamed')}
      </Link>
      <ChosenValues choices={choices} className={styles.choices} />
    </>
  )
}

interface StatusProps {
  enquiry: EnquiryResponse
  onStatus: (status: EnquiryStatus) => void
}

export function Status({ enquiry, onStatus }: StatusProps) {
  const t = useTranslations('enquiries')
  const label = t(`enquiryLabels.statuses.${enquiry.status}`)
  return (
    <Menu position="bottom-start" width={176}>
      <Menu.Target>
        <button
          type="button"
          className={`pill dotted ${styles.pill}`}
          data-state={enquiry.status}
          aria-label={t('enquiryCells.status', { reference: enquiry.reference, status: label })}
        >
          {label}
          <Icon name="down" size={12} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={enquiry.status}>
          {enquiryStatuses.map((status) => (
            <Menu.RadioItem
              key={status}
              value={status}
              closeMenuOnClick
              checkIcon={<Icon name="check" size={16} />}
              onChange={() => status !== enquiry.status && onStatus(status)}
            >
              {t(`enquiryLabels.statuses.${status}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

interface NoteProps {
  enquiry: EnquiryResponse
  /** Resolves to false if the note could not be saved. */
  onNote: (note: string) => Promise<boolean>
}

/** Inline editor of the note: Ctrl or Cmd with Enter saves, Escape cancels. */
export function Note({ enquiry, onNote }: NoteProps) {
  const t = useTranslations('enquiries.enquiryCells')
  const { reference } = enquiry
  const [text, setText] = useState<string | null>(null)
  /** A note that could not be saved takes the focus from no other field. */
  const [isReopened, setReopened] = useState(false)
  const finish = async () => {
    if (text === null) return
    setText(null)
    const note = text.trim()
    if (note === enquiry.note || (await onNote(note))) return
    // The note opens again with its text, unless another one is being written by now.
    setReopened(true)
    setText((last) => last ?? text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      setText(null)
    }
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void finish()
  }
  if (text === null) {
    return (
      <button
        type="button"
        className={styles.note}
        data-empty={enquiry.note === '' ? '' : undefined}
        aria-label={enquiry.note === '' ? t('addNoteTo', { reference }) : undefined}
        onClick={() => {
          setReopened(false)
          setText(enquiry.note)
        }}
      >
        {enquiry.note || t('addNote')}
      </button>
    )
  }
  return (
    <GrowingTextarea
      aria-label={t('note', { reference })}
      autoFocus={!isReopened}
      minRows={1}
      maxRows={6}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => void finish()}
      onKeyDown={onKeyDown}
    />
  )
}

interface ChosenValuesProps {
  choices: EnquiryResponse['products'][number]['choices']
  className: string | undefined
}

/** Choices that a visitor has made of a product, a line each; nothing without one. */
function ChosenValues({ choices, className }: ChosenValuesProps) {
  const t = useTranslations('enquiries.chosenValues')
  if (choices.length === 0) return null
  return (
    <ul className={className} aria-label={t('choices')}>
      {choices.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          {name}: <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}
