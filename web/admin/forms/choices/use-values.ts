import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { MAX_CHOICE_VALUES } from '../../../../domain/choices/offered-choice.ts'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { splitLines } from '../widgets/use-lines.ts'
import {
  addPhotos,
  chooseSamples,
  describeLeftOut,
  type Insertion,
  insertValues,
  newValue,
  pasteNames,
  type ValueEntry,
} from './value-entry.ts'

export type ValuesEditor = ReturnType<typeof useValues>

/** Editing of the values of a choice: add, change, remove, reorder, paste and drop. */
export function useValues(entries: ValueEntry[], onChange: (entries: ValueEntry[]) => void) {
  const t = useTranslations('forms.productChoices.values')
  const offerUndo = useUndo()
  const list = useRef<HTMLOListElement>(null)
  const [note, setNote] = useState('')
  // An undo comes later than the rendering that offered it.
  const latest = useRef({ entries, onChange, isMounted: true })
  useEffect(() => {
    latest.current = { entries, onChange, isMounted: true }
    return () => {
      latest.current.isMounted = false
    }
  })
  const nameOf = (index: number) =>
    entries[index]?.name.trim() || t('valueNumber', { number: String(index + 1) })

  /** Changes the rows and focuses a name synchronously, so that no keystroke is lost. */
  const changeAndGo = ({ entries: next, leftOut }: Insertion, index: number) => {
    flushSync(() => {
      setNote(describeLeftOut(leftOut, t))
      onChange(next)
    })
    focusName(list.current, Math.min(index, next.length - 1))
  }
  const add = (index = entries.length) =>
    changeAndGo(insertValues(entries, index, [newValue()]), index)
  const remove = (index: number) => {
    const removed = entries[index]
    if (removed === undefined) return
    changeAndGo({ entries: entries.toSpliced(index, 1), leftOut: 0 }, Math.max(0, index - 1))
    return removed
  }

  return {
    list,
    nameOf,
    move: (from: number, to: number) => onChange(withEntryMoved(entries, from, to)),
    /** Sentence on values that did not fit. */
    note,
    isFull: entries.length >= MAX_CHOICE_VALUES,
    add,
    change: (index: number, part: Partial<ValueEntry>) => {
      const before = entries[index]
      if (before !== undefined) onChange(entries.with(index, { ...before, ...part }))
    },
    remove(index: number) {
      const name = nameOf(index)
      const removed = remove(index)
      if (removed === undefined) return
      offerUndo({
        done: t('removed', { name }),
        undo: async () => {
          const { entries: present, onChange: change, isMounted } = latest.current
          if (isMounted) change(insertValues(present, index, [removed]).entries)
          return undefined
        },
      })
    },
    /** New samples as values of their own, or one as the sample of the value with this key. */
    addFiles(files: File[], key: string | null) {
      const { entries: present, onChange: change } = latest.current
      const index = present.findIndex((entry) => entry.key === key)
      const entry = present[index]
      if (entry !== undefined && files.length === 1) {
        const [image = null] = chooseSamples(present.toSpliced(index, 1), files)
        return change(present.with(index, { ...entry, image }))
      }
      const added = addPhotos(present, files)
      setNote(describeLeftOut(added.leftOut, t))
      change(added.entries)
    },
    onKeyDown: (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        if (index < entries.length - 1) focusName(list.current, index + 1)
        else add()
      } else if (event.key === 'Backspace' && entries[index]?.name === '' && entries.length > 1) {
        // Removes a row that holds nothing; its neighbour gets the focus.
        const { image, colour, note: words, surcharge } = entries[index]
        if (image !== null || colour + words + surcharge !== '') return
        event.preventDefault()
        remove(index)
      }
    },
    onPaste: (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
      const names = splitLines(event.clipboardData.getData('text'))
      if (names.length < 2) return
      event.preventDefault()
      const pasted = pasteNames(entries, index, names)
      changeAndGo(pasted, index + pasted.entries.length - entries.length)
    },
  }
}

function focusName(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll<HTMLElement>('[data-value-name]')[index]?.focus()
}
