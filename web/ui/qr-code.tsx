import { generate } from 'lean-qr'
import { useMemo } from 'react'

interface QrCodeProps {
  text: string
  label: string
  className?: string | undefined
}

/** A text to be read by a camera, which wants dark on light, whatever the theme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawCode(text), [text])
  return (
    <svg className={className} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img">
      <title>{label}</title>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
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
