import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
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
  const t = useTranslations('layout.adminHeader')
  const { admin } = useAdmin()
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.jump} onClick={onSearch}>
        <Icon name="search" size={16} />
        {t('searchField')}
        <kbd>{commandKey('K')}</kbd>
      </button>
      <span className={styles.gap} />
      <Button
        component={Link}
        to="/admin/edit-site"
        variant="subtle"
        leftSection={<Icon name="edit" size={16} />}
      >
        {t('editSite')}
      </Button>
      <Button
        component="a"
        href="/"
        target="_blank"
        rel="noopener"
        variant="subtle"
        rightSection={<Icon name="external" size={16} />}
      >
        {t('viewSite')}
      </Button>
      <SchemeToggle />
      <div className={styles.me}>
        <Avatar name={admin?.name ?? ''} />
        <span>
          <b className="one-line">{admin?.name}</b>
          <small className="subline">{t('admin')}</small>
        </span>
      </div>
    </div>
  )
}

function SlimBar({ menuOpen, onMenu, onSearch }: Omit<TopBarProps, 'wide'>) {
  const t = useTranslations('layout.adminHeader')
  return (
    <div className={styles.slim}>
      <ActionIcon
        className={styles.slimButton}
        aria-label={t('openMenu')}
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </ActionIcon>
      <Link to="/admin" className={styles.slimBrand}>
        <Brand />
      </Link>
      <ActionIcon className={styles.slimButton} aria-label={t('search')} onClick={onSearch}>
        <Icon name="search" />
      </ActionIcon>
      <SchemeToggle />
      <ActionIcon
        component="a"
        href="/"
        target="_blank"
        rel="noopener"
        className={styles.slimButton}
        aria-label={t('viewSite')}
      >
        <Icon name="external" />
      </ActionIcon>
    </div>
  )
}

function SchemeToggle() {
  const t = useTranslations('layout.adminHeader')
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <ActionIcon aria-label={t('theme', { theme: other })} onClick={() => setColorScheme(other)}>
      <Icon name={scheme === 'dark' ? 'sun' : 'moon'} />
    </ActionIcon>
  )
}
