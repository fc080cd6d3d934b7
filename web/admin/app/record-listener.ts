import { useEffect, useRef } from 'react'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { useAdmin } from './admin-context.ts'

/** Calls back when a record is written outside of the screen that shows it. */
export function useRecordListener(listener: (written: AnyRecord) => void): void {
  const { recordListeners } = useAdmin()
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => {
    const callLatest = (written: AnyRecord) => latest.current(written)
    recordListeners.add(callLatest)
    return () => {
      recordListeners.delete(callLatest)
    }
  }, [recordListeners])
}
