import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { accountEndpoints } from '../../../../domain/api/accounts.ts'
import { productEndpoints } from '../../../../domain/api/products.ts'
import { readDecimal } from '../../../../domain/money/decimal.ts'
import { useAdmin } from '../../app/admin-context.ts'
import { ApiError } from '../../app/api-client.ts'
import { type Versions, versionsOf } from '../../app/undo-stack.ts'
import { useData } from '../../app/use-data.ts'
import { preparePictures } from '../../forms/media/file-preparation.ts'
import { choose, disambiguateFiles } from '../../forms/media/media-value.ts'
import { showFailure } from '../../ui/toast.tsx'
import { type ChosenPhoto, nameOfGroup, type PhotoGroup } from './photo-groups.ts'

/** State of a product created from photos. */
type DraftState = 'waiting' | 'sending' | 'failed' | 'hidden' | 'live'

/** Product created from photos, with the values on the screen. */
export interface Draft {
  id: string
  photos: ChosenPhoto[]
  name: string
  /** As it was typed; empty for none. */
  price: string
  /** Id of a category; empty for none. */
  category: string
  state: DraftState
  /** Upload progress, from 0 to 100. */
  percent: number
  /** Error message; empty if none. */
  failure: string
  /** Sentence about photos that were left out. */
  note: string
  /** Id of the record, once it is created. */
  productId: string | null
}

export function draftsOf(groups: PhotoGroup[], category: string): Draft[] {
  return groups.map((group) => ({
    id: group.id,
    photos: group.photos,
    name: nameOfGroup(group),
    price: '',
    category,
    state: 'waiting',
    percent: 0,
    failure: '',
    note: '',
    productId: null,
  }))
}

/** Name of a draft in messages; its first file's, if it has none yet. */
export function labelOf({ name, photos }: Draft): string {
  return name.trim() || (photos[0]?.file.name ?? '')
}

/** Fields that are saved after the upload. */
type DraftFields = Pick<Draft, 'name' | 'price' | 'category'>

function fieldsOf({ name, price, category }: Draft): DraftFields {
  return { name: name.trim(), price: price.trim(), category }
}

export function isPublishable({ state, name }: Draft): boolean {
  return state === 'hidden' && name.trim() !== ''
}

export function isInProgress({ state }: Draft): boolean {
  return state === 'waiting' || state === 'sending'
}

/** More concurrent uploads only slow each other down on a mobile connection. */
const MAX_CONCURRENT_UPLOADS = 2

/**
 * Creates hidden products from photos, a few at a time, and saves them as they are named. Uploads
 * and saves continue when the screen is left, and say then if they fail; the tab asks before
 * closing while anything is unsaved.
 */
export function useDrafts(start: Draft[]) {
  const t = useTranslations('catalogue.photoImport.drafts')
  const preparation = useTranslations('media.filePreparation')
  const { api } = useAdmin()
  const limits = useData(accountEndpoints.limits, {})
  const max = limits.data?.limits.imageBytes
  const [drafts, setDrafts] = useState(start)
  /** Current drafts for work that outlives a render. */
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

  /** Adds the `beforeunload` prompt while something is unsaved, and removes it otherwise. */
  function guardTab(): void {
    const isUnsaved = present.current.some(
      (draft) =>
        isInProgress(draft) ||
        (isOnScreen.current &&
          (draft.state === 'failed' || (draft.productId !== null && !isSaved(draft)))),
    )
    if (isUnsaved) window.addEventListener('beforeunload', confirmBeforeUnload.current)
    else window.removeEventListener('beforeunload', confirmBeforeUnload.current)
  }

  async function make(draft: Draft): Promise<void> {
    change(draft.id, { state: 'sending', percent: 0, failure: '' })
    try {
      await upload(draft)
    } catch (thrown) {
      change(draft.id, { state: 'failed', failure: sentenceOf(thrown, t('failed')) })
    }
    // The draft may have been named during the upload.
    await save(draft.id)
  }

  async function upload(draft: Draft): Promise<void> {
    const { files, refused } = await preparePictures(
      draft.photos.map(({ file }) => file),
      max,
      preparation,
    )
    const sound = files.filter(({ failure }) => failure === null)
    const [note = ''] = [...refused, ...files.flatMap(({ failure }) => failure?.sentence ?? [])]
    if (sound.length === 0) return change(draft.id, { state: 'failed', failure: note })
    const body = new FormData()
    const entered = fieldsOf(find(draft.id) ?? draft)
    // An invalid price must not stop the upload; the save after it reports the price.
    const fields = readDecimal(entered.price) === null ? { ...entered, price: '' } : entered
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
    if (running.current === 0 && !isOnScreen.current) reportFailedUploads()
  }

  function reportFailedUploads(): void {
    const failed = present.current.filter(({ state }) => state === 'failed')
    const [first] = failed
    if (first === undefined) return
    const names = failed.map(labelOf).join(', ')
    showFailure(t('notAdded', { names, reason: first.failure }))
  }

  /** Saves are sequential per row, so that the last one wins. */
  function save(id: string): Promise<void> {
    const saving = (saves.current.get(id) ?? Promise.resolve()).then(() => send(id))
    saves.current.set(id, saving)
    return saving
  }

  /** Never rejects: the next save of the row waits for this one, whatever its result. */
  async function send(id: string): Promise<void> {
    const draft = find(id)
    if (draft?.productId == null) return
    // A row that is back at its saved values clears the message of a failed save.
    if (isSaved(draft)) return change(id, { failure: '' })
    const fields = fieldsOf(draft)
    try {
      await api.call(productEndpoints.update, { id: draft.productId }, { ...fields })
      stored.current.set(id, fields)
      change(id, { failure: '' })
    } catch (thrown) {
      const reason = sentenceOf(thrown, t('failed'))
      change(id, { failure: reason })
      if (!isOnScreen.current) showFailure(t('notSaved', { name: labelOf(draft), reason }))
    }
  }

  /**
   * Publishes products or hides them again; all of them or none. Products that cannot be saved are
   * left out. Resolves to the versions of the others; rejects with the server's error.
   */
  async function show(ids: string[], isLive: boolean, versions?: Versions): Promise<Versions> {
    await Promise.all(ids.map(save))
    const ready = ids.filter((id) => find(id)?.productId != null && find(id)?.failure === '')
    const products = ready.flatMap((id) => find(id)?.productId ?? [])
    if (products.length === 0) return {}
    const visibility = isLive ? 'live' : 'hidden'
    const body = { ids: products, versions, change: { visibility } }
    const { categoryItemData } = await api.call(productEndpoints.changeMany, {}, body)
    for (const id of ready) change(id, { state: visibility })
    return versionsOf(categoryItemData)
  }

  // Uploads wait for the server's size limit: without it a photo may be rejected only after the
  // upload.
  const isKnown = max !== undefined || limits.error !== null
  useEffect(() => {
    if (!isKnown) return
    for (let count = 0; count < MAX_CONCURRENT_UPLOADS; count++) void run()
  }, [isKnown])

  // Rows that are no longer rendered cannot be changed: the text typed last is saved, and only
  // running uploads count as unsaved from then on.
  useEffect(() => {
    isOnScreen.current = true
    guardTab()
    return () => {
      isOnScreen.current = false
      for (const { id, failure } of present.current) if (failure === '') void save(id)
      guardTab()
    }
  }, [])

  return {
    drafts,
    change,
    save,
    show,
    retry(ids: string[]) {
      for (const id of ids) change(id, { state: 'waiting', failure: '' })
      for (let count = 0; count < MAX_CONCURRENT_UPLOADS; count++) void run()
    },
    /** Sets a value of all products that are not yet published. */
    changeAll(part: Partial<Pick<Draft, 'price' | 'category'>>) {
      for (const { id, state } of present.current) {
        if (state === 'live') continue
        change(id, part)
        void save(id)
      }
    },
  }
}

/**
 * Message of the server, if it responded; otherwise `failed`, and the cause goes to the browser's
 * console.
 */
function sentenceOf(thrown: unknown, failed: string): string {
  if (thrown instanceof ApiError) return thrown.message
  reportError(thrown)
  return failed
}
