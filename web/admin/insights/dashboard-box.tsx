import type { ReactNode } from 'react'
import styles from './dashboard-box.module.css'

interface BoxProps {
  /** Of its title. */
  id: string
  title: ReactNode
  /** Of its title too. */
  className?: string
  /** What stands beside the title. */
  aside: ReactNode
  /** Nothing beside the title is as high as a button. */
  low?: boolean
  children: ReactNode
}

/** A part of the dashboard under a title. */
export function Box({ id, title, className, aside, low, children }: BoxProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
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
