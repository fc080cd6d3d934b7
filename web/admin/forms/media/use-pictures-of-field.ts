import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { ListedPicture, PictureKind } from '../../../../domain/api/pictures.ts'
import { usePreparedFiles } from './file-preparation.ts'
import {
  type ChosenFile,
  choose,
  disambiguateFiles,
  keyOf,
  libraryMedia,
  type MediaValue,
} from './media-value.ts'
import { captureVideoStill } from './video-still.ts'

interface FieldPictures {
  kind: PictureKind
  pictures: MediaValue[]
  /** False for a field of one picture. */
  isList: boolean
  onChange: (pictures: MediaValue[]) => void
  /** Called when a picture was put in the place of another one. */
  onReplaced: (index: number) => void
}

/** New pictures of a field: prepared files, and those of the library. */
export function usePicturesOfField(field: FieldPictures) {
  const t = useTranslations('media.sources')
  const { kind, isList } = field
  const [note, setNote] = useState('')
  const latest = useRef(field)
  latest.current = field

  /** Puts pictures in the place of one, or behind the others. A list has each picture once. */
  function put(added: MediaValue[], place: string | null): void {
    const { pictures, onChange, onReplaced } = latest.current
    const index = isList ? pictures.findIndex((one) => keyOf(one) === place) : pictures.length - 1
    const others = index === -1 ? pictures : pictures.toSpliced(index, 1)
    const present = new Set(others.map(keyOf))
    const fresh = added.filter((one) => !present.has(keyOf(one)))
    setNote(
      fresh.length < added.length ? t('alreadyHere', { count: added.length - fresh.length }) : '',
    )
    if (fresh.length === 0) return
    // The new picture takes the place of the old one, also among the values of choices.
    const value = pictures[index]?.value ?? ''
    const start = index === -1 ? others.length : index
    const next = others.toSpliced(start, 0, ...fresh.map((one) => ({ ...one, value })))
    flushSync(() => onChange(next))
    if (index !== -1) onReplaced(index)
  }

  async function addPoster(film: ChosenFile): Promise<void> {
    const poster = await captureVideoStill(film.preview)
    const { pictures, onChange } = latest.current
    // Another film may have been chosen in the meantime.
    const index = pictures.findIndex((one) => keyOf(one) === film.id)
    if (index !== -1) onChange(pictures.with(index, { ...film, poster }))
  }

  const ready = usePreparedFiles({
    kind,
    keepsInvalidFiles: isList,
    async onReady(files, place) {
      const { pictures } = latest.current
      const others = pictures.filter((one) => keyOf(one) !== place)
      const chosen = files.map(({ file, failure }) => choose(file, failure))
      const named = isList ? disambiguateFiles(chosen, others) : chosen.slice(0, 1)
      put(named, place)
      if (kind === 'video') for (const film of named) await addPoster(film)
    },
  })

  return {
    preparing: ready.preparing,
    /** Sentences on files that were not taken. */
    refused: ready.refused,
    /** Sentence on pictures that the list has already. */
    note,
    addFiles: (files: File[], place: string | null = null) =>
      ready.add(isList ? files : files.slice(0, 1), place),
    addPictures: (pictures: ListedPicture[], place: string | null = null) =>
      put(pictures.map(libraryMedia), place),
  }
}
