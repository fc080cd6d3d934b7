import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useShareLink } from '../ui/use-share-link.ts'
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
  const { share, status, clear } = useShareLink(title, path)
  return (
    <div className={`${css.root} needs-script`}>
      <button className={`${css.button} ${className}`} type="button" onClick={share} onBlur={clear}>
        <Icon name="share" small />
        {label}
      </button>
      <p className={css.status} role="status">
        {status}
      </p>
    </div>
  )
}
