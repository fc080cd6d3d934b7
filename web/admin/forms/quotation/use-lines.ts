import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { MAX_QUOTATION_LINES } from '../../../../domain/content/quotation.ts'
import { withEntryMoved } from '../../ui/use-reorder.ts'
import { useUndo } from '../../ui/use-undo.ts'
import { newLine, type QuotationLine } from './quotation-lines.ts'

export type LinesEditor = ReturnType<typeof useLines>

/** Editing of the lines of a quotation: add, change, remove and reorder. */
export function useLines(lines: QuotationLine[], onChange: (lines: QuotationLine[]) => void) {
  const t = useTranslations('forms.quotation')
  const offerUndo = useUndo()
  const list = useRef<HTMLOListElement>(null)
  // An undo comes later than the rendering that offered it.
  const latest = useRef({ lines, onChange, isMounted: true })
  useEffect(() => {
    latest.current = { lines, onChange, isMounted: true }
    return () => {
      latest.current.isMounted = false
    }
  })
  const nameOf = (index: number) =>
    lines[index]?.title.trim() || t('lineNumber', { number: String(index + 1) })
  const focus = (index: number, part: 'title' | 'quantity') =>
    list.current?.children[index]?.querySelector<HTMLElement>(`[data-line-${part}]`)?.focus()

  return {
    list,
    nameOf,
    isFull: lines.length >= MAX_QUOTATION_LINES,
    /** The new line has the focus: its title, or the quantity of one that has a title. */
    add(part: Partial<QuotationLine> = {}) {
      const { lines: present, onChange: change } = latest.current
      flushSync(() => change([...present, newLine(part)]))
      focus(present.length, part.title === undefined ? 'title' : 'quantity')
    },
    change(index: number, part: Partial<QuotationLine>) {
      const before = lines[index]
      if (before !== undefined) onChange(lines.with(index, { ...before, ...part }))
    },
    move: (from: number, to: number) => onChange(withEntryMoved(lines, from, to)),
    remove(index: number) {
      const name = nameOf(index)
      const removed = lines[index]
      if (removed === undefined) return
      flushSync(() => onChange(lines.toSpliced(index, 1)))
      focus(Math.max(0, index - 1), 'title')
      offerUndo({
        done: t('removed', { name }),
        undo: async () => {
          const { lines: present, onChange: change, isMounted } = latest.current
          if (isMounted) change(present.toSpliced(index, 0, removed))
          return undefined
        },
      })
    },
  }
}
