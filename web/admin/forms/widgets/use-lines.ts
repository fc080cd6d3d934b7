import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withEntryMoved } from '../../ui/use-reorder.ts'

/** Editing of a list of lines: type, insert, remove, reorder and paste. */
export function useLines(lines: string[], onChange: (lines: string[]) => void) {
  const keys = useKeys(lines.length)
  const box = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number) => {
    keys.move(from, to)
    onChange(withEntryMoved(lines, from, to))
  }

  /** Changes the lines and focuses one of them synchronously, so that no keystroke is lost. */
  const changeAndGo = (next: string[], changeKeys: () => void, index: number) => {
    flushSync(() => {
      changeKeys()
      onChange(next)
    })
    box.current?.querySelectorAll('input')[index]?.focus()
  }
  const insert = (index: number) =>
    changeAndGo(lines.toSpliced(index, 0, ''), () => keys.insert(index, 1), index)
  const remove = (index: number) =>
    changeAndGo(lines.toSpliced(index, 1), () => keys.remove(index), Math.max(0, index - 1))
  const change = (index: number, text: string) => onChange(lines.with(index, text))

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      insert(index + 1)
    } else if (event.key === 'Backspace' && lines[index] === '' && lines.length > 1) {
      event.preventDefault()
      remove(index)
    }
  }
  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = splitLines(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    const rest = lines[index] === '' ? 1 : 0
    changeAndGo(
      lines.toSpliced(index + 1 - rest, rest, ...pasted),
      () => keys.insert(index + 1, pasted.length - rest),
      index + pasted.length - rest,
    )
  }

  return { keys: keys.list, box, move, insert, remove, change, onKeyDown, onPaste }
}

/** Lines of a pasted list, without its bullets. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}

/** Stable React keys for lines, which have no id. */
function useKeys(count: number) {
  const next = useRef(0)
  const fresh = (amount: number) => Array.from({ length: amount }, () => String(next.current++))
  const [list, setList] = useState<string[]>(() => fresh(count))
  if (list.length !== count) {
    const fitted = [...list.slice(0, count), ...fresh(Math.max(0, count - list.length))]
    setList(fitted)
  }
  return {
    list,
    move: (from: number, to: number) => setList(withEntryMoved(list, from, to)),
    insert: (index: number, amount: number) => setList(list.toSpliced(index, 0, ...fresh(amount))),
    remove: (index: number) => setList(list.toSpliced(index, 1)),
  }
}
