import { useEffect, useRef } from 'react'
import { useAdmin } from '../app/admin-context.ts'

/** Registers unsaved changes, so that a draft is stored when the session ends. */
export function useUnsaved(dirty: boolean, keep: () => void): void {
  const { unsaved } = useAdmin()
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    if (!dirty) return
    const keepLatest = () => latest.current()
    unsaved.add(keepLatest)
    return () => {
      unsaved.delete(keepLatest)
    }
  }, [dirty, unsaved])
}
