import { useEffect, useEffectEvent } from 'react'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { type PictureChange, type PictureFile, useAdmin } from './admin-context.ts'

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

/** Calls back when a picture gets another file, such as an edited one, in every place. */
export function usePictureListener(listener: (change: PictureChange) => void): void {
  const { pictureListeners } = useAdmin()
  const callLatest = useEffectEvent(listener)
  useEffect(() => {
    const listen = (change: PictureChange) => callLatest(change)
    pictureListeners.add(listen)
    return () => {
      pictureListeners.delete(listen)
    }
  }, [pictureListeners])
}

/** Tells the forms that show a picture that it has another file. */
export function usePictureAnnouncement(): (before: PictureFile, after: PictureFile) => void {
  const { pictureListeners } = useAdmin()
  return (before, { url, width }) => {
    for (const listener of pictureListeners) listener({ before: before.url, after: { url, width } })
  }
}
