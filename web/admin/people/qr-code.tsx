import { useMemo } from 'react'
import { qrPath } from '../../ui/qr-path.ts'
import styles from './qr-code.module.css'

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
