import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'

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

/** QR code as an SVG path on a grid of units, and its side length. */
export function qrPath(text: string): { size: number; path: string } {
  const code = generate(text)
  return { size: code.size, path: toSvgPath(code) }
}
