import { useState } from 'react'

/** Hands the page's address to the device's own sharing, or else to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const [told, setTold] = useState('')
  const share = async () => {
    setTold('')
    const url = location.origin + location.pathname
    setTold(await shareLink(title, url))
  }
  return (
    <div className="share needs-script">
      <button
        className="icon-btn icon-btn--ring"
        type="button"
        aria-label={`Share ${title}`}
        onClick={share}
        onBlur={() => setTold('')}
      >
        <ShareMark />
      </button>
      <span className="share__told" role="status">
        {told}
      </span>
    </div>
  )
}

/** Answers what to tell the visitor: nothing where the device has its own way of saying it. */
async function shareLink(title: string, url: string): Promise<string> {
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
    return 'Link copied'
  } catch {
    return url
  }
}

function ShareMark() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 15V3.8M7.800 7.600 12 3.400l4.200 4.200M7.500 10.500H5.800v9.700h12.400v-9.700h-1.700" />
    </svg>
  )
}
