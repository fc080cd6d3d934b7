import { useState } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useSite } from '../content/site.ts'
import { shareLink } from '../ui/share-link.ts'
import css from './send-button.module.css'

interface SendButtonProps {
  label: string
  /** Title of the page that the link opens. */
  title: string
  /** Path of that page. */
  path: string
  /** Look of the button. */
  className?: string | undefined
}

/** Sends the link of a list to somebody: by the device's share dialog, or as a copy. */
export function SendButton({ label, title, path, className = button.line }: SendButtonProps) {
  const { texts } = useSite()
  const [shareStatus, setShareStatus] = useState('')
  const send = async () => {
    setShareStatus('')
    setShareStatus(await shareLink(title, location.origin + path, texts.linkCopied))
  }
  return (
    <div className={`${css.root} needs-script`}>
      <button
        className={`${css.button} ${className}`}
        type="button"
        onClick={send}
        onBlur={() => setShareStatus('')}
      >
        <Icon name="share" small />
        {label}
      </button>
      <p className={css.status} role="status">
        {shareStatus}
      </p>
    </div>
  )
}
