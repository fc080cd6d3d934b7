import { useState } from 'react'
import { useLocalPath } from '../content/language.ts'
import { useSite } from '../content/site.ts'

/**
 * Shares the URL of a page by the device's share dialog, or copies it to the clipboard. `status` is
 * the message for the visitor; empty if there is nothing to say.
 */
export function useShareLink(title: string, path: string) {
  const { linkCopied } = useSite().texts
  const localPath = useLocalPath()
  const [status, setStatus] = useState('')
  const clear = () => setStatus('')
  const share = async () => {
    clear()
    setStatus(await shareLink(title, location.origin + localPath(path), linkCopied))
  }
  return { share, status, clear }
}

/** Returns `copied`, or the URL itself if nothing may be copied; empty after a share dialog. */
async function shareLink(title: string, url: string, copied: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return ''
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return copied
  } catch {
    return url
  }
}
