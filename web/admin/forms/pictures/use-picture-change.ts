import { useState } from 'react'
import { type ListedPicture, pictureEndpoints } from '../../../../domain/api/pictures.ts'
import { useApi } from '../../app/admin-context.ts'
import { usePictureAnnouncement } from '../../app/record-listener.ts'
import { readError } from '../../app/use-data.ts'
import { useUndo } from '../../ui/use-undo.ts'

/** Change of what all places of a picture show. */
interface SentChange {
  /** Picture, or its new state, that they show now. */
  shown: ListedPicture
  /** Token of its undo; absent if nothing changed. */
  undo?: string | undefined
  /** Success message. */
  done: string
  /** Success message of the undo. */
  restored?: string
}

/** Changes what every place of a picture shows, with one undo for all of them. */
export function usePictureChange(picture: ListedPicture, onDone: () => void) {
  const api = useApi()
  const offerUndo = useUndo()
  const announce = usePictureAnnouncement()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function run(send: () => Promise<SentChange>): Promise<void> {
    setSending(true)
    setFailure('')
    try {
      const { shown, undo: token, ...words } = await send()
      announce(picture, shown)
      offerUndo({
        ...words,
        async undo() {
          if (token === undefined) return undefined
          await api.call(pictureEndpoints.undo, { token })
          announce(shown, picture)
          return undefined
        },
      })
      onDone()
    } catch (thrown) {
      setFailure(readError(thrown).message)
      setSending(false)
    }
  }
  return { run, isSending, failure }
}
