import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { dashboardEndpoints } from '../../../domain/api/dashboard.ts'
import { useData } from '../data.ts'
import dialog from '../parts/dialog.module.css'
import { DialogFooter } from '../parts/dialog-footer.tsx'
import { Failure } from '../parts/failure.tsx'
import { HeaderButton } from '../parts/head-button.tsx'
import { Modal } from '../parts/modal.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import styles from './week-button.module.css'

/** The last seven days as a message to the own chat, made when it is asked for. */
export function WeekButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <HeaderButton icon="chat" label="The week as a message" onClick={() => setOpen(true)} />
      {open && <WeekDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function WeekDialog({ onClose }: { onClose: () => void }) {
  const { data, error, reload } = useData(dashboardEndpoints.weeklySummary, {})
  return (
    <Modal
      opened
      onClose={onClose}
      title="The week as a message"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={dialog.body}>
        {error !== null && <Failure message={error.message} onRetry={reload} />}
        {data === undefined && error === null && <SkeletonRows count={3} />}
        {data !== undefined && <p className={styles.bubble}>{data.text}</p>}
        {data?.url === null && (
          <p>
            There is no WhatsApp number to send it to yet.{' '}
            <Link to="/admin/contact/edit">Add one under Contact</Link>
          </p>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {data !== undefined && data.url !== null && (
          <Button
            component="a"
            href={data.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="filled"
            onClick={onClose}
          >
            Send to my own chat
          </Button>
        )}
      </DialogFooter>
    </Modal>
  )
}
