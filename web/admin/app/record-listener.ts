import { useEffect, useEffectEvent } from 'react'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { useAdmin } from './admin-context.ts'

/** Calls back when a record is written outside of the form that changes it. */
export function useRecordListener(listener: (written: AnyRecord) => void): void {
  const { recordListeners } = useAdmin()
  const callLatest = useEffectEvent(listener)
  useEffect(() => {
    const listen = (written: readonly AnyRecord[]) => {
      for (const record of written) callLatest(record)
    }
    recordListeners.add(listen)
    return () => {
      recordListeners.delete(listen)
    }
  }, [recordListeners])
}

/** Tells the forms of these records that they were written. */
export function useAnnouncement(): (written: readonly AnyRecord[]) => void {
  const { recordListeners } = useAdmin()
  return (written) => {
    for (const listener of recordListeners) listener(written)
  }
}
