import { useState } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { photographsPath } from '../catalogue/photo-import/photo-import-button.tsx'
import { categoryScreens, productScreens } from '../content/screens/catalogue-screens.ts'
import type { DeclaredPath } from '../languages/admin-messages.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { type Action, ActionSheet } from '../ui/actions-menu.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './phone-bar.module.css'
import { PendingCount } from './sidebar.tsx'

const places: { to: string; label: DeclaredPath; icon: IconName; end?: boolean }[] = [
  { to: '/admin', label: 'screens.dashboard', icon: 'home', end: true },
  { to: '/admin/orders', label: 'screens.enquiries', icon: 'chat' },
  { to: productScreens.address, label: productScreens.label, icon: 'box' },
]

/** Bar at the bottom of narrow screens: the daily screens, and what can be added. */
export function PhoneBar() {
  const t = useTranslations('layout.phoneBar')
  const declared = useDeclaredTexts()
  const [adding, setAdding] = useState(false)
  return (
    <nav className={styles.root} aria-label={t('shortcuts')} data-phone-bar="">
      {places.map(({ to, label, icon, end = false }) => (
        <NavLink key={to} to={to} end={end} className={styles.place}>
          <Icon name={icon} size={20} />
          {declared(label)}
          {to === '/admin/orders' && <PendingCount className={styles.count} />}
        </NavLink>
      ))}
      <button
        type="button"
        className={styles.add}
        aria-label={t('add')}
        aria-haspopup="dialog"
        aria-expanded={adding}
        onClick={() => setAdding(true)}
      >
        <span>
          <Icon name="plus" size={26} />
        </span>
      </button>
      <AddSheet opened={adding} onClose={() => setAdding(false)} />
    </nav>
  )
}

interface AddSheetProps {
  opened: boolean
  onClose: () => void
}

/** Sheet of what is added most often. */
function AddSheet({ opened, onClose }: AddSheetProps) {
  const t = useTranslations('layout.addSheet')
  const actions: Action[] = [
    { label: t('product'), icon: 'box', to: `${productScreens.address}/add` },
    { label: t('photographs'), icon: 'images', to: photographsPath },
    { label: t('category'), icon: 'grid', to: `${categoryScreens.address}/add` },
  ]
  return (
    <ActionSheet
      name={t('add')}
      label={t('add')}
      actions={actions}
      opened={opened}
      onClose={onClose}
    />
  )
}
