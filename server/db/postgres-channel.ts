import type { Client } from 'pg'

/** Channel that the tables' triggers notify after every write that changes a page. */
export const writeChannel = 'catalogue_written'

/** Subscription to writes of all processes. */
export interface WriteChannel {
  close(): Promise<void>
}

/** Delay before a lost connection is reopened. */
const RECONNECT_DELAY_MS = 500

/** Calls back after each write, and after a reconnect, since notifications may have been missed. */
export function listenToWrites(url: string, onWrite: () => void): WriteChannel {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let opening = open()

  async function open(): Promise<void> {
    const { default: pg } = await import('pg')
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'catalogue',
      keepAlive: true,
    })
    opened.on('error', () => {})
    opened.on('end', () => openLater(opened))
    opened.on('notification', onWrite)
    client = opened
    try {
      await opened.connect()
      await opened.query(`listen ${writeChannel}`)
      onWrite()
    } catch {
      openLater(opened)
    }
  }

  /** Until then the revision is polled. */
  function openLater(lost: Client): void {
    if (isClosed || client !== lost) return
    client = null
    lost.end().catch(() => {})
    timer = setTimeout(() => {
      opening = open()
    }, RECONNECT_DELAY_MS)
    timer.unref()
  }

  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await opening
      await client?.end().catch(() => {})
    },
  }
}
