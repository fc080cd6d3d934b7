import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DetailedPicture,
  type PictureFocus,
  pictureEndpoints,
} from '../../../domain/api/pictures.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { versionsOf } from '../app/undo-stack.ts'
import { readError } from '../app/use-data.ts'
import { useUndo } from '../ui/use-undo.ts'
import { type Descriptions, describeChanges, readDescriptions } from './description-fields.tsx'

interface PictureValues {
  name: string
  descriptions: Descriptions
  focus: PictureFocus
}

export type PictureFormState = ReturnType<typeof usePictureForm>

/** Name, descriptions and focus of a picture, saved together. */
export function usePictureForm(picture: DetailedPicture, onReload: () => unknown) {
  const t = useTranslations('pictures.screen')
  const api = useApi()
  const offerUndo = useUndo()
  const { languages } = useShop()
  const stored = valuesOf(picture, languages)
  /** Changed values alone, so that those of others arrive in the fields that were left alone. */
  const [typed, setTyped] = useState<Partial<PictureValues>>({})
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const values = { ...stored, ...typed }
  const body = changesOf(values, stored)

  const send = async (changes: object, version: number | undefined) => {
    const options = { version }
    return api.call(pictureEndpoints.update, { id: picture._id }, changes, options)
  }

  async function save(): Promise<boolean> {
    if (body === null || isSaving) return false
    setSaving(true)
    setErrors({})
    setFailure('')
    try {
      const { message, pictureData: saved } = await send(body, picture.version)
      setTyped({})
      const back = changesOf(stored, valuesOf(saved, languages))
      offerUndo({
        done: message,
        versions: versionsOf([saved]),
        undo: async ({ [saved._id]: version }) => [(await send(back ?? {}, version)).pictureData],
        restored: t('restored'),
      })
      return true
    } catch (thrown) {
      const error = readError(thrown)
      setErrors(error.errors)
      setFailure(Object.keys(error.errors).length > 0 ? '' : error.message)
      // The typed values stay, over those of whoever was first.
      if (error.status === 409) onReload()
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    values,
    isDirty: body !== null,
    isSaving,
    errors,
    failure,
    save,
    reset: () => setTyped({}),
    setName: (name: string) => setTyped({ ...typed, name }),
    setFocus: (focus: PictureFocus) => setTyped({ ...typed, focus }),
    describe: (language: Language, text: string) =>
      setTyped({ ...typed, descriptions: new Map([...values.descriptions, [language, text]]) }),
  }
}

function valuesOf(picture: DetailedPicture, languages: readonly Language[]): PictureValues {
  const { name, focus } = picture
  return { name, focus, descriptions: readDescriptions(picture, languages) }
}

/** Body of a write for the values that differ from the stored ones; null if none does. */
export function changesOf(next: PictureValues, stored: PictureValues) {
  const { focus, name } = next
  const hasName = name.trim() !== stored.name
  const hasFocus = focus.x !== stored.focus.x || focus.y !== stored.focus.y
  const described = describeChanges(next.descriptions, stored.descriptions)
  if (!hasName && !hasFocus && described === null) return null
  return { ...(hasName && { name: name.trim() }), ...(hasFocus && { focus }), ...described }
}
