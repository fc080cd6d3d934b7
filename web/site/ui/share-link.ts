/**
 * Shares a URL by the device's share dialog, or copies it to the clipboard. Returns a status message
 * for the visitor: `copied`, or the URL itself where nothing may be copied; empty if the device
 * shows its own.
 */
export async function shareLink(title: string, url: string, copied: string): Promise<string> {
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
