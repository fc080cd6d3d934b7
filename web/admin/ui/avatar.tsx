import styles from './primitives.module.css'

/** Initials of a name in a circle. */
export function Avatar({ name }: { name: string }) {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const initials = `${first.charAt(0)}${rest.at(-1)?.charAt(0) ?? ''}`.toUpperCase()
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials || '?'}
    </span>
  )
}
