import type { DetailedPicture, ListedPicture } from '../../../domain/api/pictures.ts'
import type { RecordTranslations } from '../../../domain/api/translations.ts'
import type { RecordOf } from '../../../domain/content/content-type.ts'
import type { picture } from '../../../domain/content/picture.ts'
import { readFocus } from '../../../domain/media/focus.ts'
import { readEdit } from '../../content/pictures/picture-edits.ts'
import type { PictureCounts } from '../../db/picture-repository.ts'

type PresentedPicture = RecordOf<typeof picture>

const noCounts: PictureCounts = { bytes: 0, uses: 0, isSmall: 0 }

/** A picture as lists have it. */
export function toListedPicture(
  presented: PresentedPicture,
  { bytes, uses, isSmall }: PictureCounts = noCounts,
): ListedPicture {
  const { _id, version, name, image, video, createdAt, updatedAt } = presented
  const poster = video?.poster ?? null
  const shown = image ?? poster
  return {
    _id,
    version,
    url: image?.url ?? video?.url ?? '',
    kind: image === null ? 'video' : 'image',
    name,
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    placeholder: shown?.placeholder ?? '',
    ready: shown?.ready ?? 'none',
    poster: image === null ? (poster?.url ?? '') : '',
    alt: image?.alt ?? '',
    focus: readFocus(image?.focus ?? ''),
    edit: readEdit(presented),
    bytes,
    uses,
    isSmall: isSmall === 1,
    createdAt,
    updatedAt,
  }
}

/** Translations of the alternative text, which the API names `alt`. */
export function toAltTranslations({
  translations = {},
  outdated = {},
}: Partial<RecordTranslations>): Pick<DetailedPicture, 'translations' | 'outdated'> {
  return {
    translations: Object.fromEntries(
      Object.entries(translations).flatMap(([language, { image }]) =>
        image === undefined ? [] : [[language, { alt: image }]],
      ),
    ),
    outdated: Object.fromEntries(
      Object.entries(outdated).flatMap(([language, names]) =>
        names.includes('image') ? [[language, ['alt']]] : [],
      ),
    ),
  }
}
