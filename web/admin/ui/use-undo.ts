import { useQueryClient } from '@tanstack/react-query'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useAnnouncement } from '../app/record-listener.ts'
import { readError } from '../app/use-data.ts'
import { showDone, showFailure } from './toast.tsx'

/** Takes a change back; resolves to the records that it wrote, if their screens need them. */
export type Undo = () => Promise<readonly AnyRecord[] | undefined>

/**
 * Shows that a change was made and offers its undo, by the toast and by the command palette. By the
 * time of the undo another screen may be open, so it tells all that show records.
 */
export function useUndo(): (done: string, undo: Undo, restored?: string) => void {
  const { whileBusy } = useAdmin()
  const announce = useAnnouncement()
  const queryClient = useQueryClient()

  async function runUndo(undo: Undo, restored: string | undefined): Promise<void> {
    let written: readonly AnyRecord[] = []
    try {
      written = (await whileBusy(undo())) ?? []
      if (restored !== undefined) showDone(restored)
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    announce(written)
    void queryClient.invalidateQueries()
  }

  return (done, undo, restored) => showDone(done, { onUndo: () => void runUndo(undo, restored) })
}
