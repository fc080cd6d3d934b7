import { createPortal } from 'react-dom'
import type { Labels } from '../../../domain/text/labels.ts'
import { format } from '../../../domain/text/message.ts'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useSite } from '../content/site.ts'
import { useLabels } from '../content/texts.ts'
import { useLazyDialog } from '../ui/load-or-reload.ts'
import { useShortlist } from './shortlist.ts'
import css from './shortlist-button.module.css'

interface ShortlistButtonProps {
  /** `header`: a round icon with a badge; `list`: a row with a label. */
  look?: 'header' | 'list'
}

/** Opens the visitor's shortlist. The panel is loaded on first use. */
export function ShortlistButton({ look = 'header' }: ShortlistButtonProps) {
  const { texts } = useSite()
  const labels = useLabels('shortlist')
  const count = useShortlist().length
  const { Dialog: Panel, open, close } = useLazyDialog(loadPanel)
  return (
    <>
      <button
        className={`${look === 'header' ? `${button.round} ${css.round}` : css.line} needs-script`}
        type="button"
        aria-haspopup="dialog"
        aria-label={look === 'header' ? headerLabel(texts.shortlist, count, labels) : undefined}
        onClick={() => open()}
        onPointerEnter={() => loadPanel().catch(() => {})}
      >
        <Icon name={look === 'list' || count > 0 ? 'heart-filled' : 'heart'} />
        {look === 'list' && texts.shortlist}
        {(look === 'list' || count > 0) && (
          <small>
            {count}
            {look === 'list' && <span className="vh">{labels.saved}</span>}
          </small>
        )}
      </button>
      {Panel !== null &&
        // Portal: a responsive ancestor with `display: none` would hide the panel but leave it
        // modal.
        createPortal(<Panel onClose={close} />, document.body)}
    </>
  )
}

function headerLabel(name: string, count: number, labels: Labels['shortlist']): string {
  return count === 0 ? name : format(labels.savedIn, { name, count })
}

async function loadPanel() {
  return (await import('./shortlist-panel.tsx')).ShortlistPanel
}
