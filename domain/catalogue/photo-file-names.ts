/** Product name parsed from a photo's file name. */
export interface PhotoName {
  /** Normalised prefix shared by the photos of one product; empty for file names of cameras. */
  stem: string
  /** Product name as people write it; empty for file names of cameras. */
  name: string
}

/** Parses `walnut-jhoola_front.jpg` as “Walnut jhoola”, and `IMG_2041.jpg` as no name. */
export function readPhotoName(filename: string): PhotoName {
  const words = wordsOf(filename)
  if (isCameras(words)) return { stem: '', name: '' }
  const kept = withoutEnds(words)
  return { stem: normaliseName(kept.join(' ')), name: writeName(kept.join(' ')) }
}

/** Letters and digits only, so that names that differ in case, accents or punctuation are equal. */
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

/** Words for the view or number of a photo, which are no part of the product's name. */
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

/** Capitalises names that are entirely lower or upper case, as file names often are. */
function writeName(words: string): string {
  const hasBoth = words !== words.toLowerCase() && words !== words.toUpperCase()
  if (hasBoth) return words
  const small = words.length > 4 ? words.toLowerCase() : words
  const [first = ''] = small
  return first.toUpperCase() + small.slice(first.length)
}
