import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type AnyRecord, anyRecord } from '../../../domain/api/record.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useAnnouncement } from '../app/record-listener.ts'
import { type Versions, versionsOf } from '../app/undo-stack.ts'
import { readError } from '../app/use-data.ts'
import { showDone, showFailure } from './toast.tsx'

interface UndoableChange {
  /** Success message. */
  done: string
  /** Versions that the change created: its undo is refused if a record has another one by then. */
  versions?: Versions
  /** Resolves to the records that it wrote, or to their versions alone. */
  undo: (versions: Versions) => Promise<AnyRecord[] | Versions | undefined>
  /** Success message of the undo. */
  restored?: string
}

/**
 * Shows that a change was made and offers its undo, by the toast, the keyboard and the command
 * palette. By the time of the undo another screen may be open, so it tells all that show records.
 */
export function useUndo(): (change: UndoableChange) => void {
  const { undoStack, whileBusy } = useAdmin()
  const announce = useAnnouncement()
  const queryClient = useQueryClient()

  return ({ done, versions = {}, undo, restored }) => {
    async function run(based: Versions): Promise<Versions> {
      notifications.hide(toast)
      let written: AnyRecord[] | Versions = []
      try {
        written = (await whileBusy(undo(based))) ?? []
        if (restored !== undefined) showDone(restored)
      } catch (thrown) {
        const { message, current } = readError(thrown)
        showFailure(message)
        written = [current].flat().flatMap((one) => anyRecord.safeParse(one).data ?? [])
      }
      void queryClient.invalidateQueries()
      if (!Array.isArray(written)) return written
      announce(written)
      return versionsOf(written)
    }
    const toast = showDone(done, { onUndo: undoStack.push(versions, run) })
  }
}

/** Takes the last change back that offered it, or says that there is none. */
export function useUndoLast(): () => Promise<void> {
  const { undoStack } = useAdmin()
  const t = useTranslations('ui.toast')
  return async () => {
    if (!(await undoStack.undoLast())) showDone(t('nothingToUndo'))
  }
}
