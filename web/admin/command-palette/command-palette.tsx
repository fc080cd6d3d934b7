import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Modal } from '../ui/dialogs/modal.tsx'
import { Icon } from '../ui/icon.tsx'
import { Thumbnail } from '../ui/thumbnail.tsx'
import styles from './command-palette.module.css'
import { type Target, useTargets } from './navigation-targets.ts'

interface PaletteProps {
  onClose: () => void
}

/** Search dialog for every screen, field, product and enquiry. */
export function Palette({ onClose }: PaletteProps) {
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const groups = useTargets(words)
  const count = groups.reduce((sum, { targets }) => sum + targets.length, 0)
  const combobox = useCombobox({ opened: true })
  const { selectFirstOption } = combobox
  // Second render: the input can reference its list by id only once the list is mounted.
  const [, setIsListed] = useState(false)
  useEffect(() => setIsListed(true), [])

  // Each new list preselects its first entry, the best match.
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
      // No transition: users of the shortcut type at once, and the input must have the focus.
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Search or jump to' } }}
    >
      <Combobox store={combobox} onOptionSubmit={go} withinPortal={false}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            className={styles.field}
            autoFocus
            data-autofocus
            role="combobox"
            aria-label="Search or jump to"
            placeholder="Search or jump to…"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            // Combobox handles Escape by closing its list, which here is always open.
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
            leftSection={<Icon name="search" size={16} />}
            rightSection={<kbd className={styles.escape}>Esc</kbd>}
            rightSectionWidth={48}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={styles.options} aria-label="Results" tabIndex={0}>
          {groups.map(({ name, targets }) => (
            <Combobox.Group key={name} label={name} className={styles.group}>
              {targets.map((target) => (
                <Combobox.Option key={target.to} value={target.to} className={styles.option}>
                  <TargetWords target={target} />
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

function TargetWords({ target: { icon, picture, label, hint } }: { target: Target }) {
  return (
    <>
      {picture === undefined ? (
        <Icon name={icon} />
      ) : (
        <Thumbnail picture={picture} size={32} className={styles.picture} />
      )}
      <span>{label}</span>
      {hint !== undefined && <small>{hint}</small>}
    </>
  )
}
