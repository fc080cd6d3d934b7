import { ActionIcon, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './actions-menu.module.css'
import { Drawer } from './dialogs.tsx'
import { Icon, type IconName } from './icon.tsx'

export interface Action {
  label: string
  icon: IconName
  /** Path in the admin; otherwise `onClick` is called. */
  to?: string
  onClick?: () => void
  shortcut?: string
  danger?: boolean
}

/** Properties of the button that opens a menu. */
export interface OpenerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: (() => void) | undefined
}

interface ActionsMenuProps {
  /** Name of the entry. */
  name: string
  actions: Action[]
  /** Accessible name of the menu, if it is not of an entry. */
  label?: string
  /** The button that opens it; by default three dots. */
  children?: (opener: OpenerProps) => ReactNode
}

/** Menu of an entry's actions; a bottom sheet on phones. */
export function ActionsMenu({ name, actions, label, children }: ActionsMenuProps) {
  const t = useTranslations('ui.actionsMenu')
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const phone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false })
  const close = () => {
    setOpen(false)
    // Dialogs return the focus to the active element, which must outlive the menu.
    opener.current?.focus({ preventScroll: true })
  }
  const run = useRunAction(close)
  const props: OpenerProps = {
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: phone ? () => setOpen(true) : undefined,
  }
  const button = children?.(props) ?? (
    <ActionIcon {...props} aria-label={t('actions', { name })}>
      <Icon name="more" />
    </ActionIcon>
  )
  if (phone) {
    return (
      <>
        {button}
        <ActionSheet name={name} label={label} actions={actions} opened={open} onClose={close} />
      </>
    )
  }
  return (
    <Menu opened={open} onChange={setOpen}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={<Icon name={action.icon} size={16} />}
            rightSection={action.shortcut !== undefined && <kbd>{action.shortcut}</kbd>}
            data-danger={action.danger ? '' : undefined}
            onClick={() => run(action)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface EditMenuProps {
  /** Name of the entry. */
  name: string
  onEdit: () => void
  onDelete: () => void
}

/** Menu of an entry that can be edited and deleted. */
export function EditMenu({ name, onEdit, onDelete }: EditMenuProps) {
  const t = useTranslations('ui.actionsMenu')
  const actions: Action[] = [
    { label: t('edit'), icon: 'edit', onClick: onEdit },
    { label: t('delete'), icon: 'trash', danger: true, onClick: onDelete },
  ]
  return <ActionsMenu name={name} actions={actions} />
}

interface ActionSheetProps {
  /** Name of the entry. */
  name: string
  actions: Action[]
  opened: boolean
  onClose: () => void
  /** Accessible name, if the sheet belongs to no entry. */
  label?: string
  /** Content above the actions. */
  children?: ReactNode
}

/** Bottom sheet of actions, on phones. */
export function ActionSheet(props: ActionSheetProps) {
  const t = useTranslations('ui.actionsMenu')
  const { name, actions, opened, onClose, children } = props
  const label = props.label ?? t('actions', { name })
  const run = useRunAction(onClose)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': label } }}
      classNames={{ content: styles.sheet }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.title}>{name}</p>
          <ActionIcon aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </ActionIcon>
        </div>
        {children}
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={styles.item}
            data-danger={action.danger ? '' : undefined}
            onClick={() => run(action)}
          >
            <Icon name={action.icon} />
            {action.label}
          </button>
        ))}
      </div>
    </Drawer>
  )
}

/** Runs an action once its menu is closed. */
function useRunAction(close: () => void): (action: Action) => void {
  const navigate = useNavigate()
  return ({ to, onClick }) => {
    close()
    if (to !== undefined) navigate(to)
    onClick?.()
  }
}
