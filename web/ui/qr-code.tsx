import { useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** A text to be read by a camera. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg className={styles.root} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img">
      <title>{label}</title>
      <path d={path} />
    </svg>
  )
}
