import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** QR code as an SVG path on a grid of units, and its side length. */
export function qrPath(text: string): { size: number; path: string } {
  const code = generate(text)
  return { size: code.size, path: toSvgPath(code) }
}
