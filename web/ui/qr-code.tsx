import { generate } from 'lean-qr'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

/** A text to be read by a camera. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text])
  return (
    <svg className={styles.root} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img">
      <title>{label}</title>
      <path d={path} />
    </svg>
  )
}

function drawCode(text: string): { size: number; path: string } {
  const code = generate(text)
  const dots: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dots.push(`M${x} ${y}h1v1h-1z`)
  }
  return { size: code.size, path: dots.join('') }
}
