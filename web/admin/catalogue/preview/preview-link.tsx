import { Button, CopyButton, TextInput } from '@mantine/core'
import { useShop } from '../../app/shop-settings.tsx'
import { formatDateTime } from '../../ui/date-format.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Icon } from '../../ui/icon.tsx'

interface PreviewLinkProps {
  url: string
  expiresAt: string
  onClose: () => void
}

/** New private link, to be copied or shared. */
export function PreviewLink({ url, expiresAt, onClose }: PreviewLinkProps) {
  const { timeZone } = useShop()
  // Only if the device has a native share dialog.
  const share = 'share' in navigator ? () => navigator.share({ url }).catch(() => {}) : null
  return (
    <Modal opened onClose={onClose} title="Private link">
      <div className={dialog.body}>
        <p>
          Anyone with this link can see the page as it will look, until{' '}
          {formatDateTime(expiresAt, timeZone)}. Copy it now: it is not shown again. You can create
          another one at any time.
        </p>
        <TextInput
          aria-label="Private link"
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <DialogFooter>
        {share !== null && <Button onClick={share}>Share…</Button>}
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              data-autofocus
              leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </Modal>
  )
}
