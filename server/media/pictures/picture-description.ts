import type { PictureFocus } from '../../../domain/api/pictures.ts'
import { picture } from '../../../domain/content/picture.ts'
import { writeFocus } from '../../../domain/media/focus.ts'
import { checkFields, storedFields } from '../../content/content-writer.ts'
import { showing, shownBy } from '../../content/pictures/descriptions.ts'
import { isPhotograph, type Shown } from '../../content/pictures/uses.ts'
import { readDefaultLanguage } from '../../content/shop-languages.ts'
import {
  mergeTranslations,
  type TranslatedFields,
} from '../../content/translations/merge-translations.ts'
import { readSentTranslations } from '../../content/translations/sent-translations.ts'
import type { Connection } from '../../db/database.ts'
import type { StoredRecord } from '../../db/record-repository.ts'
import { openText } from '../../fields/field-kind.ts'

/** Description sent for a picture; absent parts stay. */
export interface PictureDescription {
  name?: string | undefined
  alt?: string | undefined
  /** By language, with the text under `alt`. */
  translations?: unknown
  focus?: PictureFocus | null | undefined
}

/** The content of a picture after a description. Throws a 422 on `translations`. */
export async function describePictureBy(
  connection: Connection,
  record: StoredRecord,
  { name, alt, focus, translations }: PictureDescription,
): Promise<TranslatedFields> {
  const { media } = shownBy(record)
  const described: Shown['media'] = isPhotograph(media)
    ? {
        ...media,
        ...(alt !== undefined && { alt }),
        ...(focus !== undefined && { focus: focus === null ? '' : writeFocus(focus) }),
      }
    : media
  const { fields } = showing(record, { ...shownBy(record), media: described })
  const named = { ...fields, ...(name !== undefined && { name }) }
  const checked = storedFields(picture, checkFields(picture, named, record.fields))
  const sent = readSentTranslations(
    picture,
    { kind: 'json', body: { translations: underOwnName(translations) } },
    await readDefaultLanguage(connection),
  )
  return { fields: checked, translations: mergeTranslations(picture, record, checked, sent) }
}

/** Sent translations by language, with those of `alt` under the field that has them. */
function underOwnName(sent: unknown): unknown {
  const opened = openText(sent)
  if (typeof opened !== 'object' || opened === null) return opened
  return Object.fromEntries(
    Object.entries(opened).map(([language, own]) => [
      language,
      typeof own === 'object' && own !== null && 'alt' in own ? { image: own.alt } : own,
    ]),
  )
}
