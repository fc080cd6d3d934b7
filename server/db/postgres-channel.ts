import type { Client } from 'pg'

/** What the tables' triggers tell whenever something was written that changes a page. */
export const writeChannel = 'catalogue_written'

/** Hears of the writes of other processes. */
export interface WriteChannel {
  close(): Promise<void>
}

/** How long to wait before a lost channel is opened anew, in milliseconds. */
const RECONNECT_DELAY_MS = 500

/** Calls back after each write, and after the channel was away, when there may have been some. */
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

  /** Until then the revision is asked for. */
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
