import { useEffect, useRef, useState } from 'react'

interface Sending {
  saving: boolean
  /** How much of the files has left, while a save sends some. */
  sent: { bytes: number; total: number } | null
  /** Does one piece of work at a time, however often it is asked for. */
  run: (work: () => Promise<void>) => Promise<void>
  /** What a call needs so that its files can be followed and stopped. */
  begin: () => { onProgress: (bytes: number, total: number) => void; signal: AbortSignal }
  stop: () => void
  isStopped: () => boolean
}

/** A form's way to the server: one save at a time, which can be stopped. */
export function useSending(): Sending {
  const [saving, setSaving] = useState(false)
  const [sent, setSent] = useState<Sending['sent']>(null)
  const upload = useRef<AbortController | null>(null)
  const busy = useRef(false)

  // Who leaves the form wants nothing of it saved any more.
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
