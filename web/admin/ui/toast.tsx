import { notifications, notificationsStore } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { readError } from '../app/use-data.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

/**
 * Leads to what was changed: a URL that opens in another tab, or a function that does. With a label,
 * it leads to something else.
 */
type View = string | (() => void) | { label: string; open: () => void }

/** Actions of the buttons of a toast. `useUndo` sets `onUndo`. */
interface ToastActions {
  onUndo?: () => void
  view?: View
}

/** Success message in the past tense. Returns the id of the toast. */
export function showDone(message: string, actions: ToastActions = {}): string {
  return show(message, 'check', actions)
}

export function showFailure(message: string): void {
  show(message, 'alert', {})
}

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

function show(message: string, icon: 'check' | 'alert', actions: ToastActions): string {
  const id = `${actions.onUndo === undefined ? 'toast' : offer}-${Date.now()}-${message}`
  hideOldest()
  notifications.show({
    id,
    withCloseButton: true,
    classNames: { closeButton: styles.close },
    role: icon === 'alert' ? 'alert' : 'status',
    message: <Toast message={message} icon={icon} {...actions} />,
  })
  return id
}

interface ToastProps extends ToastActions {
  message: string
  icon: 'check' | 'alert'
}

/** Content of a toast. Rendered by Mantine below the provider of the texts. */
function Toast({ message, icon, onUndo, view }: ToastProps) {
  const t = useTranslations('ui.toast')
  return (
    <span className={styles.row}>
      <Icon name={icon} className={icon === 'alert' ? styles.bad : styles.good} />
      <span className={styles.words}>{message}</span>
      {view !== undefined && <ViewButton view={view} />}
      {onUndo !== undefined && (
        <button type="button" className={styles.action} onClick={onUndo}>
          {t('undo')}
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

/** Says why the server refuses. Resolves to whether the work was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (thrown) {
    showFailure(readError(thrown).message)
    return false
  }
}
