import { Button } from '@mantine/core'
import styles from './header-button.module.css'
import { Icon, type IconName } from './icon.tsx'

interface HeadButtonProps {
  icon: IconName
  label: string
}

/** A button beside the title of a screen; on a phone only its sign is left. */
export function HeaderButton({ icon, label, onClick }: HeadButtonProps & { onClick: () => void }) {
  return (
    <Button aria-label={label} onClick={onClick}>
      <Icon name={icon} size={16} />
      <span className={styles.label}>{label}</span>
    </Button>
  )
}

/** The same as a link out of the back office, in a tab of its own. */
export function HeaderLink({ icon, label, href }: HeadButtonProps & { href: string }) {
  return (
    <Button component="a" href={href} target="_blank" rel="noopener" aria-label={label}>
      <Icon name={icon} size={16} />
      <span className={styles.label}>{label}</span>
    </Button>
  )
}
