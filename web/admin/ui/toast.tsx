import { notifications, notificationsStore } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import { createLastUndo } from './last-undo.ts'
import styles from './toast.module.css'

interface Undo {
  label?: string
  onUndo: () => void
}

/**
 * Leads to what was changed: a URL that opens in another tab, or a function that does. With a label,
 * it leads to something else.
 */
type View = string | (() => void) | { label: string; open: () => void }

/** Success message in the past tense, with an undo button if possible. */
export function showDone(message: string, undo?: Undo, view?: View): void {
  show(message, 'check', undo, view)
}

export function showFailure(message: string): void {
  show(message, 'alert')
}

/** One for the whole admin, as the toasts are. */
const lastUndo = createLastUndo()

/** Takes back the last change whose toast offered it. Returns false if there is nothing to undo. */
export function undoLastChange(): boolean {
  const undo = lastUndo.take()
  if (undo === null) return false
  notifications.hide(undo.toastId)
  undo.onUndo()
  return true
}

/** Forgets the last change, when the session ends. */
export const forgetLastChange = lastUndo.clear

/** Maximum number of visible toasts; further ones would be queued. */
export const MAX_TOASTS = 3
const offer = 'offer'

/**
 * Hides the oldest toast early, preferably one without undo, so that a new one is visible at once.
 */
function hideOldest(): void {
  const { notifications: shown } = notificationsStore.getState()
  if (shown.length < MAX_TOASTS) return
  const evicted = shown.find(({ id }) => !id?.startsWith(offer)) ?? shown[0]
  if (evicted?.id !== undefined) notifications.hide(evicted.id)
}

function show(message: string, icon: 'check' | 'alert', undo?: Undo, view?: View): void {
  const id = `${undo === undefined ? 'toast' : offer}-${Date.now()}-${message}`
  hideOldest()
  if (undo !== undefined) lastUndo.register({ toastId: id, onUndo: undo.onUndo })
  notifications.show({
    id,
    withCloseButton: true,
    classNames: { closeButton: styles.close },
    role: icon === 'alert' ? 'alert' : 'status',
    message: <Toast id={id} message={message} icon={icon} undo={undo} view={view} />,
  })
}

interface ToastProps {
  id: string
  message: string
  icon: 'check' | 'alert'
  undo: Undo | undefined
  view: View | undefined
}

/** Content of a toast. Rendered by Mantine below the provider of the texts. */
function Toast({ id, message, icon, undo, view }: ToastProps) {
  const t = useTranslations('ui.toast')
  return (
    <span className={styles.row}>
      <Icon name={icon} className={icon === 'alert' ? styles.bad : styles.good} />
      <span className={styles.words}>{message}</span>
      {view !== undefined && <ViewButton view={view} />}
      {undo !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            lastUndo.use(id)
            notifications.hide(id)
            undo.onUndo()
          }}
        >
          {undo.label ?? t('undo')}
        </button>
      )}
    </span>
  )
}

function ViewButton({ view }: { view: View }) {
  const t = useTranslations('ui.toast')
  return typeof view === 'string' ? (
    <a className={styles.action} href={view} target="_blank" rel="noopener">
      {t('view')}
    </a>
  ) : (
    <button
      type="button"
      className={styles.action}
      onClick={typeof view === 'function' ? view : view.open}
    >
      {typeof view === 'function' ? t('view') : view.label}
    </button>
  )
}
