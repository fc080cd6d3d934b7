import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  text: string
  label: string
  className?: string | undefined
}

/** QR code, dark on light in either theme so that cameras can read it. */
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
