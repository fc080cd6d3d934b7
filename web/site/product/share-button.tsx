import { format } from '../../../domain/text/message.ts'
import { Icon } from '../../ui/icon.tsx'
import iconButton from '../../ui/icon-button.module.css'
import { usePageLabels } from '../content/labels.ts'
import { useShareLink } from '../ui/use-share-link.ts'
import css from './share-button.module.css'

interface ShareButtonProps {
  title: string
  /** Path of the page. */
  path: string
}

/** Shares the page's URL by the device's share dialog, or copies it to the clipboard. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { share, status, clear } = useShareLink(title, path)
  const labels = usePageLabels('product')
  return (
    <div className={`${css.root} needs-script`}>
      <button
        className={`${iconButton.ring} ${css.button}`}
        type="button"
        aria-label={format(labels.share, { name: title })}
        onClick={share}
        onBlur={clear}
      >
        <Icon name="share" />
      </button>
      <span className={css.told} role="status">
        {status}
      </span>
    </div>
  )
}
