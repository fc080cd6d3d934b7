import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useLocalPath } from '../content/language.ts'
import { useSite } from '../content/site.ts'
import css from './share-button.module.css'

interface ShareButtonProps {
  /** Title of the page. */
  title: string
  /** Path of the page. */
  path: string
  /** Look of the button. */
  className: string | undefined
  /** Accessible name of a button with an icon alone. */
  label?: string
  /** Text beside the icon. */
  children?: ReactNode
}

/** Sends the link of a page to somebody: by the device's share dialog, or as a copy. */
export function ShareButton({ title, path, className, label, children }: ShareButtonProps) {
  const { share, status, clear } = useShareLink(title, path)
  return (
    <div className={`${css.root} needs-script`}>
      <button
        className={`${css.button} ${className}`}
        type="button"
        aria-label={label}
        onClick={share}
        onBlur={clear}
      >
        <Icon name="share" small={children !== undefined} />
        {children}
      </button>
      <p className={css.status} role="status">
        {status}
      </p>
    </div>
  )
}

/**
 * Shares the URL of a page by the device's share dialog, or copies it to the clipboard. `status` is
 * the message for the visitor; empty if there is nothing to say.
 */
function useShareLink(title: string, path: string) {
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
