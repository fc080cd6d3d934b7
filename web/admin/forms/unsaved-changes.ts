import { useEffect, useRef } from 'react'
import { useAdmin } from '../app/admin-context.ts'

/** Lets whoever ends the session know of changes that no save has taken yet, and keep them. */
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
