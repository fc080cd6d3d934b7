import { Button } from '@mantine/core'
import { Icon, type IconName } from './icon.tsx'
import styles from './page-header.module.css'

interface HeadButtonProps {
  icon: IconName
  label: string
}

/** Button beside the title of a screen; only its icon on phones. */
export function HeaderButton({ icon, label, onClick }: HeadButtonProps & { onClick: () => void }) {
  return (
    <Button aria-label={label} onClick={onClick}>
      <Icon name={icon} size={16} />
      <span className={styles.label}>{label}</span>
    </Button>
  )
}

/** Link out of the admin that opens a new tab. */
export function HeaderLink({ icon, label, href }: HeadButtonProps & { href: string }) {
  return (
    <Button component="a" href={href} target="_blank" rel="noopener" aria-label={label}>
      <Icon name={icon} size={16} />
      <span className={styles.label}>{label}</span>
    </Button>
  )
}
