import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { useSite } from '../content/site.ts'
import { shareLink } from '../ui/share-link.ts'
import css from './share-button.module.css'

interface ShareButtonProps {
  title: string
  /** Path of the page. */
  path: string
}

/** Shares the page's URL by the device's share dialog, or copies it to the clipboard. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { texts } = useSite()
  const [shareStatus, setShareStatus] = useState('')
  const share = async () => {
    setShareStatus('')
    setShareStatus(await shareLink(title, location.origin + path, texts.linkCopied))
  }
  return (
    <div className={`${css.root} needs-script`}>
      <button
        className={`${iconButton.ring} ${css.button}`}
        type="button"
        aria-label={`Share ${title}`}
        onClick={share}
        onBlur={() => setShareStatus('')}
      >
        <Icon name="share" />
      </button>
      <span className={css.told} role="status">
        {shareStatus}
      </span>
    </div>
  )
}
