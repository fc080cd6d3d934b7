import sharp from 'sharp'
import { memoizeAsync } from '../../kernel/single-flight.ts'
import type { PreviewContent } from './image-task.ts'
import type { TextRenderer } from './text-rendering.ts'

const previewSize = { width: 1200, height: 630 } as const
const square = 630
const panel = previewSize.width - square
const margin = 64

/** Draws a preview of 1200 × 630: the photo on the right, name and brand beside it. */
export async function drawPreview({
  photograph,
  target,
  ...words
}: PreviewContent & { target: string }): Promise<void> {
  const layers: { input: Buffer; left: number; top: number }[] = []
  if (photograph !== null) {
    const input = await sharp(photograph)
      .resize({ width: square, height: square, fit: 'cover' })
      .toBuffer()
    layers.push({ input, left: panel, top: 0 })
  }
  const width = (photograph === null ? previewSize.width : panel) - 2 * margin
  layers.push({ input: await drawWords(words, width, await openTextRenderer()), left: 0, top: 0 })
  await sharp({ create: { ...previewSize, channels: 3, background: '#F7F4EF' } })
    .composite(layers)
    .jpeg({ quality: 82, progressive: true })
    .toFile(target)
}

/** The typeface is loaded with the first preview: most tasks need none. */
const openTextRenderer = memoizeAsync(async () => {
  const { createTextRenderer } = await import('./text-rendering.ts')
  return createTextRenderer()
})

async function drawWords(
  { name, brand, accent }: Omit<PreviewContent, 'photograph'>,
  width: number,
  textRenderer: TextRenderer,
): Promise<Buffer> {
  const title = drawable(name, textRenderer)
  const { lines, size } = textRenderer.fit(title, { width, lines: 4, sizes: [76, 64, 54, 46, 40] })
  const leading = size * 1.14
  const top = previewSize.height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.2
  const words = lines.map((line, index) =>
    textRenderer.draw(line, { x: margin, y: top + index * leading, size }),
  )
  const signature = textRenderer.draw(drawable(brand, textRenderer), {
    x: margin,
    y: previewSize.height - margin,
    size: 28,
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
    <rect x="${margin}" y="${margin}" width="72" height="6" fill="${accent}"/>
    <g fill="#1D1D1D">${words.join('')}</g><g fill="#5A5650">${signature}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/**
 * Drops characters that the typeface lacks; a name in another script still appears in the page's
 * title.
 */
function drawable(text: string, textRenderer: TextRenderer): string {
  return [...text.normalize('NFC')]
    .map((letter) => (/\s/.test(letter) ? ' ' : letter))
    .filter((letter) => textRenderer.covers(letter))
    .join('')
    .trim()
}
