/** A box of an MP4 or MOV file: length, type and content. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const parts = content.map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
  )
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Unsigned big-endian 32-bit integers. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

export interface VideoParts {
  brand?: 'qt  ' | 'isom'
  format?: string
  /** Further boxes of `moov`, beside the tracks. */
  more?: Buffer[]
  /** Samples of a second track, with timed location metadata. */
  places?: string
}

/** A video of one frame, as phones write it: media data (`mdat`) first, then its index (`moov`). */
export function composeVideo({
  brand = 'qt  ',
  format = 'avc1',
  more = [],
  places,
}: VideoParts): Buffer {
  const picture = Buffer.from('the one picture')
  const start = box('ftyp', brand, numbers(0), brand)
  const from = start.length + 8
  const video = track('vide', format, from, picture.length)
  const spoken =
    places === undefined ? [] : [track('meta', 'mebx', from + picture.length, places.length)]
  return Buffer.concat([
    start,
    box('mdat', picture, places ?? ''),
    box('moov', box('mvhd', numbers(0, 0, 0, 1000, 1000)), video, ...spoken, ...more),
    box('free', 'by Camera 9000'),
  ])
}

function track(kind: 'vide' | 'meta', format: string, offset: number, length: number): Buffer {
  const tables = box(
    'stbl',
    box('stsd', numbers(0, 1), box(format, numbers(0, 1))),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 1, length)),
    box('stco', numbers(0, 1, offset)),
  )
  const media = box('mdia', box('hdlr', numbers(0, 0), kind, numbers(0, 0, 0)), box('minf', tables))
  return box(
    'trak',
    box('tkhd', numbers(0, 0, 0, 1)),
    box('udta', box('name', 'Camera 9000')),
    media,
  )
}

/** A track of metadata with crafted sample tables. */
export function metadataTrack(...tables: Buffer[]): Buffer {
  const handler = box('hdlr', numbers(0, 0), 'meta', numbers(0, 0, 0))
  return box('trak', box('mdia', handler, box('minf', box('stbl', ...tables))))
}
