import { useTranslations } from 'use-intl'
import { type ListedPicture, pictureEndpoints } from '../../../../domain/api/pictures.ts'
import type { AnyRecord } from '../../../../domain/api/record.ts'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { attempt, showDone } from '../../ui/toast.tsx'
import { fieldValues, filesIn, mediaIn, valuesOf } from '../fields/field-forms.ts'
import type { FormValues } from '../form-values.ts'

interface SavedFiles {
  type: ContentType
  /** Values of the form, with the files that were uploaded. */
  sent: FormValues
  saved: AnyRecord
}

/** Says which uploaded files the library had already: the same bytes are one picture. */
export function useKnownPictures(): (files: SavedFiles) => void {
  const { api } = useAdmin()
  const t = useTranslations('media.known')
  return ({ type, sent, saved }) => {
    if (filesIn(type, sent).length === 0) return
    const present = new Set(addressesIn(type, sent))
    const added = addressesIn(type, valuesOf(type, saved)).filter((url) => !present.has(url))
    if (added.length === 0) return
    void attempt(async () => {
      const query = { files: added.join(','), limit: added.length }
      const { pictureData } = await api.call(pictureEndpoints.list, {}, undefined, { query })
      const known = pictureData.filter((picture) => isKnown(picture, added, saved))
      const [first] = known
      if (first !== undefined) showDone(t('note', { count: known.length, name: first.name }))
    })
  }
}

function addressesIn(type: ContentType, values: FormValues): string[] {
  return fieldValues(type, values)
    .flatMap(({ field, value }) => mediaIn(field, value))
    .flatMap((media) => (media.kind === 'stored' ? media.url : []))
}

/** A save takes less: pictures that are older were there before it. */
const SAVE_MS = 60_000

function isKnown(
  { url, uses, createdAt }: ListedPicture,
  added: string[],
  saved: AnyRecord,
): boolean {
  const ownUses = added.filter((address) => address === url).length
  return uses > ownUses || Date.parse(saved.updatedAt) - Date.parse(createdAt) > SAVE_MS
}
