import { useSyncExternalStore } from 'react'
import type { Picture } from '../../../domain/media/media.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import type { OfferTexts } from '../product-card/offer-texts.ts'

/** Data of a product in the browser's storage: enough to show and to link it. */
export interface StoredProduct {
  _id: string
  /** Path of the product's page, with the selection that the visitor has made in its query. */
  path: string
  name: string
  picture: StoredPicture | null
  /** Name and value of each choice of the selection; one text may stand for a list of one. */
  choiceLines?: readonly string[] | string | undefined
  /** Price and availability at the visitor's last look at the product. */
  offer?: OfferTexts
}

/** Entries stored before paths existed have none; their link uses the id. */
type Entry = Omit<StoredProduct, 'path'> & { path?: string }

type StoredPicture = Pick<Picture, 'url' | 'width' | 'height' | 'focus'>

export interface StoredProducts {
  read(): readonly StoredProduct[]
  write(products: readonly StoredProduct[]): void
  subscribe(listener: () => void): () => void
}

const none: readonly StoredProduct[] = []

/**
 * List of products in localStorage, newest first, at most `max` entries. Stored data is validated,
 * since anything may be in there; if storage is forbidden, the list lasts as long as the page.
 */
export function storedProducts(key: string, max: number): StoredProducts {
  const listeners = new Set<() => void>()
  let raw: string | null = null
  let products = none
  let held: string | null = null

  const readRaw = () => {
    try {
      return held ?? localStorage.getItem(key)
    } catch {
      return held
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorageEvent = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    held = null
    tell()
  }
  return {
    read() {
      const now = readRaw()
      if (now !== raw) {
        raw = now
        products = parseProducts(now).slice(0, max)
      }
      return products
    },
    write(next) {
      const text = JSON.stringify(next.slice(0, max).map(trimmed))
      held = null
      try {
        localStorage.setItem(key, text)
      } catch {
        held = text
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorageEvent)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorageEvent)
      }
    },
  }
}

/** Empty on the server and until hydration. */
export function useStoredProducts(list: StoredProducts): readonly StoredProduct[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none)
}

/** Stored picture as props of `<Picture>`. */
export function pictureOf({ picture }: StoredProduct): Picture | null {
  return picture && { ...picture, placeholder: '', alt: '', ready: 'webp' }
}

function trimmed(entry: Entry): StoredProduct {
  const { _id, path = addresses.product(_id), name, picture, choiceLines, offer } = entry
  return {
    _id,
    path,
    name,
    picture: picture && trimmedPicture(picture),
    choiceLines,
    ...(offer !== undefined && { offer: trimmedOffer(offer) }),
  }
}

export function trimmedPicture({ url, width, height, focus }: StoredPicture): StoredPicture {
  return { url, width, height, focus }
}

function trimmedOffer({ availability, price, before, soldAction }: OfferTexts): OfferTexts {
  return {
    ...(availability !== undefined && { availability }),
    ...(price !== undefined && { price }),
    ...(before !== undefined && { before }),
    ...(soldAction !== undefined && { soldAction }),
  }
}

function parseProducts(text: string | null): StoredProduct[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const entries = Array.isArray(value) ? value.filter(isStoredProduct) : []
    return [...new Map(entries.map((entry) => [entry._id, trimmed(entry)])).values()]
  } catch {
    return []
  }
}

function isStoredProduct(value: unknown): value is Entry {
  return (
    isObject(value) &&
    isText(value._id, /^[\w-]{1,100}$/) &&
    (value.path === undefined || isText(value.path, /^\/product-detail\/[\w-]+(\?.*)?$/)) &&
    isText(value.name) &&
    (value.picture === null || isStoredPicture(value.picture)) &&
    areTexts([value.choiceLines].flat()) &&
    (value.offer === undefined || isOffer(value.offer))
  )
}

function isStoredPicture(value: unknown): value is StoredPicture {
  return (
    isObject(value) &&
    isText(value.url, /^(?:\/(?!\/)|https?:\/\/)/) &&
    typeof value.width === 'number' &&
    typeof value.height === 'number' &&
    isText(value.focus)
  )
}

function isOffer(value: unknown): value is OfferTexts {
  return (
    isObject(value) && areTexts([value.availability, value.price, value.before, value.soldAction])
  )
}

/** True if every value that is set is a text. */
function areTexts(values: unknown[]): boolean {
  return values.every((text) => text === undefined || isText(text))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown, form = /^/): value is string {
  return typeof value === 'string' && value.length <= 2000 && form.test(value)
}
