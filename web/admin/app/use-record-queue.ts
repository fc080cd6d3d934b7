import { useRef } from 'react'

/**
 * Queue of changes: those of the same record are sent one after the other, each based on the record
 * as the one before saved it.
 */
export function useRecordQueue<T extends { _id: string; version: number }>() {
  const queued = useRef(new Map<string, Promise<T>>())
  return (records: T[], send: (present: T[]) => Promise<T[]>): Promise<T[]> => {
    const present = records.map(async (record) => {
      const last = await queued.current.get(record._id)
      return last !== undefined && last.version > record.version ? last : record
    })
    const sending = Promise.all(present).then(send)
    for (const [index, record] of records.entries()) {
      const saved = sending.then((all) => all[index] ?? record)
      queued.current.set(
        record._id,
        saved.catch(() => present[index] ?? record),
      )
    }
    return sending
  }
}
