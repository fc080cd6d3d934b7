import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Link } from 'react-router'
import { useAdmin } from '../app/admin-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Brand } from '../ui/brand.tsx'
import { Icon } from '../ui/icon.tsx'
import { commandKey } from '../ui/keyboard-shortcut.ts'
import styles from './admin-header.module.css'

interface TopBarProps {
  wide: boolean
  menuOpen: boolean
  onMenu: () => void
  onSearch: () => void
}

/** Header of wide screens, or a slim bar on narrow ones. */
export function AdminHeader({ wide, ...bar }: TopBarProps) {
  return wide ? <Header onSearch={bar.onSearch} /> : <SlimBar {...bar} />
}

function Header({ onSearch }: Pick<TopBarProps, 'onSearch'>) {
  const { admin } = useAdmin()
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.jump} onClick={onSearch}>
        <Icon name="search" size={16} />
        Search or jump to…
        <kbd>{commandKey('K')}</kbd>
      </button>
      <span className={styles.gap} />
      <Button
        component={Link}
        to="/admin/edit-site"
        variant="subtle"
        leftSection={<Icon name="edit" size={16} />}
      >
        Edit site
      </Button>
      <Button
        component="a"
        href="/"
        target="_blank"
        rel="noopener"
        variant="subtle"
        rightSection={<Icon name="external" size={16} />}
      >
        View site
      </Button>
      <SchemeToggle />
      <div className={styles.me}>
        <Avatar name={admin?.name ?? ''} />
        <span>
          <b>{admin?.name}</b>
          <small>Admin</small>
        </span>
      </div>
    </div>
  )
}

function SlimBar({ menuOpen, onMenu, onSearch }: Omit<TopBarProps, 'wide'>) {
  return (
    <div className={styles.slim}>
      <ActionIcon
        className={styles.slimButton}
        aria-label="Open menu"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </ActionIcon>
      <Link to="/admin" className={styles.slimBrand}>
        <Brand />
      </Link>
      <ActionIcon className={styles.slimButton} aria-label="Search or jump to" onClick={onSearch}>
        <Icon name="search" />
      </ActionIcon>
      <SchemeToggle />
      <ActionIcon
        component="a"
        href="/"
        target="_blank"
        rel="noopener"
        className={styles.slimButton}
        aria-label="View site"
      >
        <Icon name="external" />
      </ActionIcon>
    </div>
  )
}

function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <ActionIcon aria-label={`Use the ${other} theme`} onClick={() => setColorScheme(other)}>
      <Icon name={scheme === 'dark' ? 'sun' : 'moon'} />
    </ActionIcon>
  )
}
