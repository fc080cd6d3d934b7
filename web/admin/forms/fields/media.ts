import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type {
  ImageField,
  ImagesField,
  VideoField,
} from '../../../../domain/content/fields/media-fields.ts'
import { changedTexts, type TranslationSlot, wholeText } from '../languages/translation-slots.ts'
import {
  type MediaValue,
  pictureName,
  readMedia,
  readMediaList,
  type StoredMedia,
  storedImage,
  storedVideo,
} from '../media/media-value.ts'
import type { FieldForm } from './field-form.ts'

type SingleField = ImageField | VideoField

const single: Pick<
  FieldForm<SingleField>,
  'parse' | 'isMissing' | 'preview' | 'files' | 'nothing'
> = {
  parse: readMedia,
  isMissing: (_field, value) => value === null,
  preview: (_field, value, pictureOf) => usable(listOne(value)).map(pictureOf)[0] ?? null,
  files: {
    list: (_field, value) => listOne(value),
    copy: (_field, _value, [copy = null]) => copy,
    change: (_field, value, change) => value && change(value),
    withoutChosen: (_field, value, base) => (value?.kind === 'chosen' ? base : value),
  },
  nothing: 'none',
}

const image: FieldForm<ImageField> = {
  ...single,
  read: (_field, response, details) => storedImage(response, details),
  append: (body, name, _field, value) => appendPicture(body, name, value),
  shown: 'picture',
  useWords: () => () => '',
  translation: {
    slots: (_field, value) => pictureSlots(listOne(value), () => wholeText),
    send: (_field, now) => now[wholeText] ?? '',
  },
}

const video: FieldForm<VideoField> = {
  ...single,
  read: (_field, response, details) => storedVideo(response, details),
  append(body, name, _field, value) {
    if (value?.kind === 'stored' && value.picture !== '')
      body.append(name, pictureName(value.picture))
    if (value?.kind !== 'chosen') return
    body.append(name, value.file)
    if (value.poster) body.append(`${name}Poster`, value.poster, 'still.jpg')
  },
  shown: 'video',
  useWords() {
    const t = useTranslations('forms.fields.valueWords')
    return (value) => {
      if (value === null) return ''
      return value.kind === 'chosen' ? value.file.name : t('video')
    }
  },
}

const images: FieldForm<ImagesField> = {
  parse: readMediaList,
  read: (_field, response) =>
    z
      .array(z.unknown())
      .catch([])
      .parse(response)
      .map((picture) => storedImage(picture, undefined))
      .filter((picture) => picture !== null),
  append(body, name, field, pictures) {
    // An explicit empty list replaces the stored pictures; new ones alone would be appended to
    // them.
    if (pictures.every(isNew)) body.append(name, '[]')
    for (const picture of pictures) appendPicture(body, name, picture, field.values !== undefined)
  },
  isMissing: (_field, value) => value.length === 0,
  preview: (_field, value, pictureOf) => usable(value).map(pictureOf),
  files: {
    list: (_field, value) => value,
    copy: (_field, _value, copies) => copies,
    change: (_field, value, change) => value.map(change),
    withoutChosen: (_field, value) => value.filter(({ kind }) => kind === 'stored'),
  },
  shown: 'pictures',
  useWords: () => () => '',
  nothing: 'none',
  translation: {
    slots: (_field, value) => pictureSlots(value, ({ url }) => url),
    send: (_field, now, then) => Object.fromEntries(changedTexts(now, then)),
    hasServerKeys: true,
  },
}

export const mediaForms = { image, images, video }

function listOne(value: MediaValue | null): MediaValue[] {
  return value === null ? [] : [value]
}

/** A file that cannot be uploaded is not shown either. */
function usable(list: readonly MediaValue[]): MediaValue[] {
  return list.filter((media) => media.kind === 'stored' || media.failure === null)
}

/** True for a picture that the record does not have yet. */
function isNew(media: MediaValue): boolean {
  return media.kind === 'chosen' || media.picture !== ''
}

/**
 * URL of a stored picture, id of one of the library or a new file, with its alternative text, its
 * focus point and the value of a choice that it shows.
 */
function appendPicture(
  body: FormData,
  name: string,
  media: MediaValue | null,
  hasValues = false,
): void {
  if (media === null) return
  const { alt, focus, value } = media
  const described = hasValues ? { alt, focus, value } : { alt, focus }
  if (media.kind === 'stored') {
    const { picture, url } = media
    body.append(name, JSON.stringify({ ...(picture === '' ? { url } : { picture }), ...described }))
    return
  }
  body.append(name, media.file)
  if (Object.values(described).some((text) => text !== ''))
    body.append(name, JSON.stringify(described))
}

/** The record has no new pictures yet: their descriptions are translated once they are saved. */
function pictureSlots(
  pictures: readonly MediaValue[],
  keyOf: (media: StoredMedia) => string,
): TranslationSlot[] {
  return pictures.flatMap((media, index) => {
    if (media.kind !== 'stored' || media.picture !== '') return []
    const picture = { media, number: index + 1 }
    return [{ key: keyOf(media), label: '', original: media.alt, isLong: false, picture }]
  })
}
