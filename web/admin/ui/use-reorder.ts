import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readError } from '../app/use-data.ts'
import { showFailure } from './toast.tsx'

/** Pending move of a record within its list. */
interface Move<T> {
  /** List after the move. Idempotent. */
  apply(records: T[]): T[]
  send(): Promise<unknown>
}

/**
 * Optimistic reordering: moves are shown at once and sent one after the other, so that each is
 * based on the saved order. After the last one the list is refetched; until then they are applied
 * to the loaded data, so `send` keeps the cache.
 */
export function useReorder<T>() {
  const queryClient = useQueryClient()
  const [moves, setMoves] = useState<Move<T>[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  const settled = useRef(new Set<Move<T>>())

  async function run(move: Move<T>): Promise<void> {
    try {
      await move.send()
    } catch (thrown) {
      setMoves((all) => all.filter((other) => other !== move))
      showFailure(readError(thrown).message)
    } finally {
      waiting.current -= 1
      settled.current.add(move)
      if (waiting.current === 0) {
        await queryClient.invalidateQueries()
        const done = settled.current
        settled.current = new Set()
        setMoves((all) => all.filter((other) => !done.has(other)))
      }
    }
  }

  return {
    apply: (records: T[]) => moves.reduce((list, move) => move.apply(list), records),
    add(move: Move<T>): void {
      setMoves((all) => [...all, move])
      waiting.current += 1
      queue.current = queue.current.catch(() => {}).then(() => run(move))
    },
  }
}

/** Copy of the list with one entry at another index. */
export function withEntryMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}

/**
 * Copy with one record moved behind another, or to the front if `after` is null; the list itself if
 * either is missing.
 */
export function withEntryMovedAfter<T extends { _id: string }>(
  list: T[],
  id: string,
  after: string | null,
): T[] {
  const indexOf = (wanted: string) => list.findIndex(({ _id }) => _id === wanted)
  const from = indexOf(id)
  const behind = after === null ? -1 : indexOf(after)
  if (from < 0 || (behind < 0 && after !== null)) return list
  return withEntryMoved(list, from, behind < from ? behind + 1 : behind)
}
