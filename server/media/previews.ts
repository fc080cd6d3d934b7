import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { v7 as uuid } from 'uuid'
import { isUsualAccent } from '../../domain/accent.ts'
import type { Picture } from '../../domain/media.ts'
import type { Storage } from '../storage/storage.ts'
import type { Lettering } from './lettering.ts'
import sharp from './sharp.ts'

/** What a link shows where it is shared. */
interface PreviewContent {
  picture: Picture | null
  name: string
  brand: string
  accent: string
}

export interface PreviewMaker {
  /** Makes the preview if it is not kept yet; answers its name in the storage. */
  ensure(content: PreviewContent): Promise<string>
}

const previewSize = { width: 1200, height: 630 } as const
const photograph = 630
const panel = previewSize.width - photograph
const margin = 64

/** Previews of 1200 × 630: the photograph on the right, the name and the brand beside it. */
export function createPreviewMaker(
  originals: Storage,
  previews: Storage,
  temporaryFolder: string,
): PreviewMaker {
  const limit = pLimit(1)
  const underWay = new Map<string, Promise<string>>()
  let lettering: Promise<Lettering> | undefined

  /** The typeface is opened with the first preview: most starts make none. */
  async function openLettering(): Promise<Lettering> {
    const { createLettering } = await import('./lettering.ts')
    return createLettering()
  }

  async function make(content: PreviewContent, name: string): Promise<string> {
    if ((await previews.size(name)) !== null) return name
    await mkdir(temporaryFolder, { recursive: true })
    const target = join(temporaryFolder, uuid())
    try {
      lettering ??= openLettering()
      const letters = await lettering
      await limit(() => compose(content, originals, letters, target))
      await previews.put(name, target)
      return name
    } finally {
      await rm(target, { force: true })
    }
  }

  return {
    ensure(content) {
      const name = nameOf(content)
      const running = underWay.get(name)
      if (running !== undefined) return running
      const making = make(content, name).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
  }
}

/** Another picture, name, brand or colour is another preview. */
function nameOf({ picture, name, brand, accent }: PreviewContent): string {
  const own = isUsualAccent(accent) ? [] : [accent]
  const facts = JSON.stringify([picture?.url ?? '', picture?.focus ?? '', name, brand, ...own])
  return `${createHash('sha256').update(facts).digest('hex')}.jpg`
}

async function compose(
  { picture, name, brand, accent }: PreviewContent,
  originals: Storage,
  lettering: Lettering,
  target: string,
): Promise<void> {
  const layers: { input: Buffer; left: number; top: number }[] = []
  if (picture !== null) {
    const original = await buffer(await originals.read(picture.url.split('/').at(-1) ?? ''))
    const input = await sharp(original)
      .resize({ width: photograph, height: photograph, fit: 'cover' })
      .toBuffer()
    layers.push({ input, left: panel, top: 0 })
  }
  const width = (picture === null ? previewSize.width : panel) - 2 * margin
  layers.push({
    input: await drawWords({ name, brand, accent }, width, lettering),
    left: 0,
    top: 0,
  })
  await sharp({ create: { ...previewSize, channels: 3, background: '#F7F4EF' } })
    .composite(layers)
    .jpeg({ quality: 82, progressive: true })
    .toFile(target)
}

async function drawWords(
  { name, brand, accent }: Omit<PreviewContent, 'picture'>,
  width: number,
  lettering: Lettering,
): Promise<Buffer> {
  const title = drawable(name, lettering)
  const { lines, size } = lettering.fit(title, { width, lines: 4, sizes: [76, 64, 54, 46, 40] })
  const leading = size * 1.14
  const top = previewSize.height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.2
  const words = lines.map((line, index) =>
    lettering.draw(line, { x: margin, y: top + index * leading, size }),
  )
  const signature = lettering.draw(drawable(brand, lettering), {
    x: margin,
    y: previewSize.height - margin,
    size: 28,
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
    <rect x="${margin}" y="${margin}" width="72" height="6" fill="${accent}"/>
    <g fill="#1D1D1D">${words.join('')}</g><g fill="#5A5650">${signature}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** What the typeface can set: a name in another script is left to the page's own title. */
function drawable(text: string, lettering: Lettering): string {
  return [...text.normalize('NFC')]
    .map((letter) => (/\s/.test(letter) ? ' ' : letter))
    .filter((letter) => lettering.covers(letter))
    .join('')
    .trim()
}
