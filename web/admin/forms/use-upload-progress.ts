import { useEffect, useRef, useState } from 'react'

interface Sending {
  saving: boolean
  /** Upload progress in bytes while a save sends files. */
  sent: { bytes: number; total: number } | null
  /** Runs one task at a time; calls during a task are ignored. */
  run: (work: () => Promise<void>) => Promise<void>
  /** Request options that report progress and allow cancelling. */
  begin: () => { onProgress: (bytes: number, total: number) => void; signal: AbortSignal }
  stop: () => void
  isStopped: () => boolean
}

/** Save state of a form: one save at a time, which can be cancelled. */
export function useSending(): Sending {
  const [saving, setSaving] = useState(false)
  const [sent, setSent] = useState<Sending['sent']>(null)
  const upload = useRef<AbortController | null>(null)
  const busy = useRef(false)

  // Leaving the form cancels its upload.
  useEffect(() => () => upload.current?.abort(), [])

  return {
    saving,
    sent,
    async run(work) {
      if (busy.current) return
      busy.current = true
      setSaving(true)
      try {
        await work()
      } finally {
        busy.current = false
        setSaving(false)
        setSent(null)
      }
    },
    begin() {
      const controller = new AbortController()
      upload.current = controller
      return {
        onProgress: (bytes, total) => setSent({ bytes, total }),
        signal: controller.signal,
      }
    },
    stop: () => upload.current?.abort(),
    isStopped: () => upload.current?.signal.aborted ?? false,
  }
}
