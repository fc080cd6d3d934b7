import { useEffect, useRef } from 'react'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { useAdmin } from './admin-context.ts'

/** Calls back when a record is written outside of the screen that shows it. */
export function useRecordListener(listener: (written: AnyRecord) => void): void {
  useListener((written) => {
    for (const record of written) listener(record)
  })
}

/** Calls back once when records are written outside of the list that shows some of them. */
export function useListListener(listener: () => unknown): void {
  useListener(listener)
}

/** Tells the screens that show records that these, or unknown ones, were written. */
export function useAnnouncement(): (written: readonly AnyRecord[]) => void {
  const { recordListeners } = useAdmin()
  return (written) => {
    for (const listener of recordListeners) listener(written)
  }
}

function useListener(listener: (written: readonly AnyRecord[]) => unknown): void {
  const { recordListeners } = useAdmin()
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    const callLatest = (written: readonly AnyRecord[]) => {
      latest.current(written)
    }
    recordListeners.add(callLatest)
    return () => {
      recordListeners.delete(callLatest)
    }
  }, [recordListeners])
}
