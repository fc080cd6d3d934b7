import type { contentEndpoints } from '../../../domain/api/content.ts'
import { historyEndpoints } from '../../../domain/api/history.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { useApi } from '../app/admin-context.ts'
import type { Api } from '../app/api-client.ts'
import type { Versions } from '../app/undo-stack.ts'
import { useUndo } from '../ui/use-undo.ts'

type Delete = NonNullable<ReturnType<typeof contentEndpoints<ContentType>>['delete']>

interface DeletionOptions {
  /** Success message. */
  done: string
  /** Reverts changes made together with the deletion. */
  undo?: () => Promise<void>
}

/** Deletes a record as it was loaded, with an undo. Rejects with the server's error. */
export function useDeletion() {
  const api = useApi()
  const offerUndo = useUndo()

  return async (
    call: Delete,
    { _id: id, version }: AnyRecord,
    { done, undo }: DeletionOptions,
  ): Promise<void> => {
    await api.call(call, { id }, undefined, { version })
    offerUndo({
      done,
      versions: { [id]: version + 1 },
      undo: async (versions) => {
        const restored = await undelete(api)(versions)
        await undo?.()
        return restored
      },
    })
  }
}

/** Restores deleted records, unless somebody else has done so since. */
export function undelete(api: Api) {
  return async (versions: Versions): Promise<Versions> => {
    const ids = Object.keys(versions)
    return (await api.call(historyEndpoints.bringManyBack, {}, { ids, versions })).versions
  }
}
