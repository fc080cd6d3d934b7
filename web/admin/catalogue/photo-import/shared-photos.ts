import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

/** Cache in which `public/share-worker.js` stores photos shared by a phone's gallery. */
const sharedCache = 'shared-photographs'
const scope = '/admin/share'

/** Takes shared photos out of the cache. Returns a sentence if none arrived. */
export function useSharedPhotos(onFiles: (files: File[]) => void): string {
  const [query, setQuery] = useSearchParams()
  const t = useTranslations('catalogue.photoImport.screen')
  const [hasArrived, setArrived] = useState(true)
  const isShared = query.has('shared')
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    void prepareSharing()
    if (!isShared) return
    void takeShared().then((files) => {
      setArrived(files.length > 0)
      if (files.length > 0) latest.current(files)
      setQuery({}, { replace: true })
    })
  }, [isShared, setQuery])
  return hasArrived ? '' : t('notArrived')
}

/** Browsers without service workers have no share target either. */
async function prepareSharing(): Promise<void> {
  await navigator.serviceWorker?.register('/share-worker.js', { scope }).catch(() => undefined)
}

async function takeShared(): Promise<File[]> {
  const cache = await caches.open(sharedCache)
  const requests = await cache.keys()
  const files = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request)
      const blob = await response?.blob()
      const name = decodeURIComponent(response?.headers.get('x-name') ?? '')
      const taken = Number(response?.headers.get('x-modified') ?? 0)
      return blob && new File([blob], name || 'photo.jpg', { type: blob.type, lastModified: taken })
    }),
  )
  await caches.delete(sharedCache)
  return files.filter((file) => file !== undefined)
}
