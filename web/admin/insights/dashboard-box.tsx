import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

interface BoxProps {
  /** Id of the title. */
  id: string
  title: ReactNode
  /** Class name of the title. */
  className?: string
  /** Content beside the title. */
  aside: ReactNode
  /** Lower header, if nothing beside the title is as tall as a button. */
  low?: boolean
  children: ReactNode
}

/** Section of the dashboard with a title. */
export function Box({ id, title, className, aside, low, children }: BoxProps) {
  return (
    <section className={styles.box} aria-labelledby={id}>
      <header className={styles.head} data-low={low ? '' : undefined}>
        <h2 id={id} className={className}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
