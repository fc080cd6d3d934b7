import { useEffect, useEffectEvent } from 'react'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { type PictureChange, type PictureFile, useAdmin } from './admin-context.ts'

/** Adds a callback to those of all mounted components, while it is wanted. */
export function useListener<T>(
  listeners: Set<(event: T) => void>,
  listener: (event: T) => void,
  isWanted = true,
): void {
  const callLatest = useEffectEvent(listener)
  useEffect(() => {
    if (!isWanted) return
    const listen = (event: T) => callLatest(event)
    listeners.add(listen)
    return () => {
      listeners.delete(listen)
    }
  }, [listeners, isWanted])
}

/** Calls back when a record is written outside of the form that changes it. */
export function useRecordListener(listener: (written: AnyRecord) => void): void {
  useListener(useAdmin().recordListeners, (written) => {
    for (const record of written) listener(record)
  })
}

/** Tells the forms of these records that they were written. */
export function useAnnouncement(): (written: readonly AnyRecord[]) => void {
  const { recordListeners } = useAdmin()
  return (written) => {
    for (const listener of recordListeners) listener(written)
  }
}

/** Calls back when a picture gets another file, such as an edited one, in every place. */
export function usePictureListener(listener: (change: PictureChange) => void): void {
  useListener(useAdmin().pictureListeners, listener)
}

/** Tells the forms that show a picture that it has another file. */
export function usePictureAnnouncement(): (before: PictureFile, after: PictureFile) => void {
  const { pictureListeners } = useAdmin()
  return (before, { url, width }) => {
    for (const listener of pictureListeners) listener({ before: before.url, after: { url, width } })
  }
}
