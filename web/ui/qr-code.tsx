import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  text: string
  label: string
  className?: string | undefined
}

/** A text to be read by a camera, which wants dark on light, whatever the theme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg className={className} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img">
      <title>{label}</title>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
