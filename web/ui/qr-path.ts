import { generate } from 'lean-qr'

/** QR code as an SVG path of unit squares, and its side length. */
export function qrPath(text: string): { size: number; path: string } {
  const code = generate(text)
  const dots: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dots.push(`M${x} ${y}h1v1h-1z`)
  }
  return { size: code.size, path: dots.join('') }
}
