import { useEffect, useRef, useState } from 'react'
import { accountEndpoints } from '../../../../domain/api/accounts.ts'
import { productEndpoints } from '../../../../domain/api/products.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { ApiError } from '../../app/api-client.ts'
import { useCounts } from '../../app/counts.ts'
import { useData } from '../../app/use-data.ts'
import { preparePictures } from '../../media/file-preparation.ts'
import { choose, disambiguateFiles } from '../../media/media-value.ts'
import { type Draft, type DraftFields, fieldsOf, isInProgress } from './drafts.ts'

/** More at a time would only make each of them slower on a phone's connection. */
const MAX_CONCURRENT_UPLOADS = 2

/**
 * Makes hidden products of photographs, a few at a time, and keeps them as they are named. Goes on when the
 * screen is left; the tab asks before it is closed while anything is not saved.
 */
export function useDrafts(start: Draft[]) {
  const { api } = useAdmin()
  const counts = useCounts()
  const limits = useData(accountEndpoints.limits, {})
  const max = limits.data?.limits.imageBytes
  const [drafts, setDrafts] = useState(start)
  /** The same, for work that lasts longer than a drawing of the screen. */
  const present = useRef(drafts)
  const stored = useRef(new Map<string, DraftFields>())
  const saves = useRef(new Map<string, Promise<void>>())
  const running = useRef(0)
  const isOnScreen = useRef(true)
  const confirmBeforeUnload = useRef((event: BeforeUnloadEvent) => event.preventDefault())

  function change(id: string, part: Partial<Draft>): void {
    present.current = present.current.map((one) => (one.id === id ? { ...one, ...part } : one))
    setDrafts(present.current)
    guardTab()
  }
  const find = (id: string) => present.current.find((one) => one.id === id)

  const isSaved = (draft: Draft) =>
    JSON.stringify(fieldsOf(draft)) === JSON.stringify(stored.current.get(draft.id))

  /** Keeps the tab's question in step with the drafts: there while something is unsaved, and no longer. */
  function guardTab(): void {
    const isUnsaved = present.current.some(
      (draft) =>
        isInProgress(draft) || (isOnScreen.current && draft.productId !== null && !isSaved(draft)),
    )
    if (isUnsaved) window.addEventListener('beforeunload', confirmBeforeUnload.current)
    else window.removeEventListener('beforeunload', confirmBeforeUnload.current)
  }

  async function make(draft: Draft): Promise<void> {
    change(draft.id, { state: 'sending', percent: 0, failure: '' })
    try {
      await upload(draft)
    } catch (thrown) {
      change(draft.id, { state: 'failed', failure: sentenceOf(thrown) })
    }
    // It may have been named while it was on its way.
    await save(draft.id)
  }

  async function upload(draft: Draft): Promise<void> {
    const { files, refused } = await preparePictures(
      draft.photos.map(({ file }) => file),
      max,
    )
    const sound = files.filter(({ failure }) => failure === null)
    const [note = ''] = [...refused, ...files.flatMap(({ failure }) => failure?.sentence ?? [])]
    if (sound.length === 0) return change(draft.id, { state: 'failed', failure: note })
    const body = new FormData()
    const fields = fieldsOf(find(draft.id) ?? draft)
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('visibility', 'hidden')
    const photos = disambiguateFiles(
      sound.map(({ file }) => choose(file)),
      [],
    )
    for (const photo of photos) {
      body.append('images', photo.file)
      URL.revokeObjectURL(photo.preview)
    }
    const onProgress = (sent: number, total: number) =>
      change(draft.id, { percent: Math.floor((sent / Math.max(1, total)) * 100) })
    const response = await api.call(productEndpoints.create, {}, body, { onProgress })
    stored.current.set(draft.id, fields)
    change(draft.id, { state: 'hidden', note, productId: response.categoryItemData._id })
    void counts.reload()
  }

  async function run(): Promise<void> {
    if (running.current >= MAX_CONCURRENT_UPLOADS) return
    running.current += 1
    try {
      for (;;) {
        const next = present.current.find(({ state }) => state === 'waiting')
        if (next === undefined) break
        await make(next)
      }
    } finally {
      running.current -= 1
    }
  }

  /** One after the other, so that what was said last is what stays. */
  function save(id: string): Promise<void> {
    const saving = (saves.current.get(id) ?? Promise.resolve()).then(() => send(id))
    saves.current.set(id, saving)
    return saving
  }

  /** Never rejects: the next save of the row waits for this one, and goes out whatever came of it. */
  async function send(id: string): Promise<void> {
    const draft = find(id)
    if (draft?.productId == null) return
    // A failed save leaves its words behind, which no longer hold once the row is back as it was.
    if (isSaved(draft)) return change(id, { failure: '' })
    const fields = fieldsOf(draft)
    try {
      await api.call(productEndpoints.update, { id: draft.productId }, { ...fields })
      stored.current.set(id, fields)
      change(id, { failure: '' })
    } catch (thrown) {
      change(id, { failure: sentenceOf(thrown) })
    }
  }

  /** Shows products to visitors, or hides them again; all of them or none. Throws what the server says. */
  async function show(ids: string[], isLive: boolean): Promise<void> {
    await Promise.all(ids.map(save))
    const ready = ids.filter((id) => find(id)?.productId != null && find(id)?.failure === '')
    const products = ready.flatMap((id) => find(id)?.productId ?? [])
    if (products.length === 0) return
    const visibility = isLive ? 'live' : 'hidden'
    await api.call(productEndpoints.changeMany, {}, { ids: products, change: { visibility } })
    for (const id of ready) change(id, { state: isLive ? 'live' : 'hidden' })
    void counts.reload()
  }

  // Without the server's limit a photograph may be refused once it has been sent.
  const isKnown = max !== undefined || limits.error !== null
  useEffect(() => {
    if (!isKnown) return
    for (let count = 0; count < MAX_CONCURRENT_UPLOADS; count++) void run()
  }, [isKnown])

  // A row that is no longer shown cannot be saved again: from then on only uploads under way count.
  useEffect(() => {
    isOnScreen.current = true
    guardTab()
    return () => {
      isOnScreen.current = false
      guardTab()
    }
  }, [])

  return {
    drafts,
    change,
    save,
    show,
    isBusy: drafts.some(isInProgress),
    retry(ids: string[]) {
      for (const id of ids) change(id, { state: 'waiting', failure: '' })
      for (let count = 0; count < MAX_CONCURRENT_UPLOADS; count++) void run()
    },
    categorize(category: string) {
      for (const { id, state } of present.current) {
        if (state === 'live') continue
        change(id, { category })
        void save(id)
      }
    },
  }
}

/** In the server's words, if it said any; else the browser's console has the cause. */
function sentenceOf(thrown: unknown): string {
  if (thrown instanceof ApiError) return thrown.message
  reportError(thrown)
  return 'Something went wrong in this browser. Please try again.'
}
