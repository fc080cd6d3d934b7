/** What a photograph's file name says of the product on it. */
export interface PhotoName {
  /** What the photographs of one product have in common, folded; empty where a camera named it. */
  stem: string
  /** The product's name as people write it; empty where a camera named the file. */
  name: string
}

/** Reads `walnut-jhoola_front.jpg` as “Walnut jhoola”, and `IMG_2041.jpg` as no name at all. */
export function readPhotoName(filename: string): PhotoName {
  const words = wordsOf(filename)
  if (isCameras(words)) return { stem: '', name: '' }
  const kept = withoutEnds(words)
  return { stem: normaliseName(kept.join(' ')), name: writeName(kept.join(' ')) }
}

/** A name by its letters and digits alone, so that spellings with other marks between them are one. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}+/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

function wordsOf(filename: string): string[] {
  return filename
    .normalize()
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[()[\]]/g, ' ')
    .split(/[\s_\-–—.,+~]+/)
    .filter((word) => word !== '')
}

/** Where it was photographed from, or which of several it is: nothing of the product's own. */
const views =
  /^(?:front|back|rear|side|left|right|top|bottom|detail|details|closeup|angle|view|main|cover|photo|image|pic|copy|edited|[0-9]{1,2})$/i

function withoutEnds(words: string[]): string[] {
  const last = words.findLastIndex((word) => !views.test(word))
  return last === -1 ? words : words.slice(0, last + 1)
}

const cameras =
  /^(?:img|image|mg|dsc|dscn|dscf|dcim|pxl|mvimg|photo|pic|picture|p|gopr|dji|sam|cimg|scan|wp|burst|fb|received|signal|screenshot|snapchat|whatsapp|untitled|unnamed|file|download|camera|pasted)?(?:[a-z]{0,3}[0-9][0-9a-z]*)?$/i
const cameraWords =
  /^(?:[a-z]{0,3}[0-9][0-9a-z]*|[0-9a-f]{4,}|img|image|at|am|pm|mp|copy|edited|cover|portrait|night|hdr|pano|burst|collage)$/i

function isCameras([first = '', ...rest]: string[]): boolean {
  const isId = /^[0-9a-f]{8,}$/i.test(first)
  return (isId || cameras.test(first)) && rest.every((word) => cameraWords.test(word))
}

/** Names of files are often small or large throughout, as no name is. */
function writeName(words: string): string {
  const hasBoth = words !== words.toLowerCase() && words !== words.toUpperCase()
  if (hasBoth) return words
  const small = words.length > 4 ? words.toLowerCase() : words
  const [first = ''] = small
  return first.toUpperCase() + small.slice(first.length)
}
