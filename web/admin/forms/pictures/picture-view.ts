import { pictureKinds, pictureSorts } from '../../../../domain/api/pictures.ts'
import { type ContentType, fieldsOf, resourceOf } from '../../../../domain/content/content-type.ts'
import { contentTypes } from '../../../../domain/content/content-types.ts'
import type { Field } from '../../../../domain/content/fields/field-kinds.ts'
import type { EntryField } from '../../../../domain/content/fields/records-field.ts'
import { picture } from '../../../../domain/content/picture.ts'
import type { PictureQuery } from './use-pictures.ts'

/** Search, filters and sort order of the library, as texts; empty ones change nothing. */
export interface PictureView {
  q: string
  /** `yes`, `no`, or the content type of the records that show the pictures. */
  used: string
  /** With a description, or without: `yes` or `no`. */
  alt: string
  /** `yes`: too small for a place where they are shown. */
  small: string
  kind: string
  sort: string
}
export type PictureParameter = keyof PictureView

export const allPictures: PictureView = { q: '', used: '', alt: '', small: '', kind: '', sort: '' }

/** View of a URL; unknown values are those of a link of another version, and left out. */
export function readPictureView(search: URLSearchParams): PictureView {
  const read = (name: PictureParameter, known: readonly string[]) => {
    const value = search.get(name) ?? ''
    return known.includes(value) ? value : ''
  }
  return {
    q: search.get('q') ?? '',
    used: read('used', ['yes', 'no', ...typesWithPictures.map(resourceOf)]),
    alt: read('alt', ['yes', 'no']),
    small: read('small', ['yes']),
    kind: read('kind', pictureKinds),
    sort: read('sort', pictureSorts),
  }
}

/** Query of a view for the API. */
export function queryOf({ q, used, alt, small, kind, sort }: PictureView): PictureQuery {
  return {
    q: q === '' ? undefined : q,
    used: readYesOrNo(used),
    resource: readYesOrNo(used) === undefined && used !== '' ? used : undefined,
    alt: readYesOrNo(alt),
    small: readYesOrNo(small),
    kind: pictureKinds.find((one) => one === kind),
    sort: pictureSorts.find((one) => one === sort),
  }
}

function readYesOrNo(value: string): 'yes' | 'no' | undefined {
  return value === 'yes' || value === 'no' ? value : undefined
}

/** Number of filters in use, the search apart. */
export function countFilters({ used, alt, small, kind }: PictureView): number {
  return [used, alt, small, kind].filter((value) => value !== '').length
}

export function isFiltered(view: PictureView): boolean {
  return view.q !== '' || countFilters(view) > 0
}

/** Types whose records show pictures. */
export const typesWithPictures: readonly ContentType[] = contentTypes.filter(
  (type) => type.table !== picture.table && fieldsOf(type).some(([, field]) => showsPicture(field)),
)

function showsPicture(field: Field | EntryField): boolean {
  return field.kind === 'records'
    ? Object.values(field.entries).some(showsPicture)
    : field.kind === 'image' || field.kind === 'images' || field.kind === 'video'
}
