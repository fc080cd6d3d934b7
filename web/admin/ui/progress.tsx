import styles from './primitives.module.css'

interface ProgressProps {
  value: number
  max: number
  label: string
  className?: string
}

export function Progress({ value, max, label, className = '' }: ProgressProps) {
  const names = `${styles.progress} ${className}`.trim()
  return <progress className={names} value={value} max={max} aria-label={label} />
}
