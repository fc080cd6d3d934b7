import { useEffect, useState } from 'react'
import {
  type DetailedPicture,
  MAX_PICTURES_PER_PAGE,
  pictureEndpoints,
} from '../../../domain/api/pictures.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'
import type { Picture } from '../forms/pictures/use-pictures.ts'

/** Query parameter of the screen for the selected pictures instead of those without a description. */
export const selectedParameter = 'selected'

export interface DescribeQueue {
  /** Undefined until the pictures are loaded, and behind the last of them. */
  picture: Picture | undefined
  next: Picture | undefined
  /** Pictures from the present one on, those that are not loaded yet included. */
  left: number
  /** Pictures before the present one in this sitting. */
  done: number
  isLoading: boolean
  error: { message: string } | null
  goOn: () => void
  goBack: () => void
  /** Replaces a picture by its saved state, for the way back to it. */
  update: (saved: DetailedPicture) => void
  retry: () => void
}

/**
 * Pictures to describe, one after the other: a list that keeps its order while its pictures get
 * their descriptions and leave the search.
 */
export function useDescribeQueue(selected: readonly Picture[] | null): DescribeQueue {
  const api = useApi()
  const [pictures, setPictures] = useState<readonly Picture[]>(selected ?? [])
  const [total, setTotal] = useState<number | null>(selected?.length ?? null)
  const [index, setIndex] = useState(0)
  const [error, setError] = useState<{ message: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  // The next ones, as long as the search has more than were loaded.
  const isLoading =
    error === null && index >= pictures.length && (total === null || pictures.length < total)

  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    // Pictures that were skipped are still found, those that were described are not.
    const skipped = pictures.filter(({ alt }) => alt === '').length
    const query = { alt: 'no', kind: 'image', skip: skipped, limit: MAX_PICTURES_PER_PAGE } as const
    api.call(pictureEndpoints.list, {}, undefined, { query }).then(
      (found) => {
        if (!isCurrent) return
        const known = new Set(pictures.map(({ _id }) => _id))
        const fresh = found.pictureData.filter(({ _id }) => !known.has(_id))
        const next = [...pictures, ...fresh]
        setPictures(next)
        setTotal(
          fresh.length === 0 ? next.length : next.length + found.total - skipped - fresh.length,
        )
      },
      (thrown) => isCurrent && setError(readError(thrown)),
    )
    return () => {
      isCurrent = false
    }
  }, [isLoading, attempt])

  return {
    picture: pictures[index],
    next: pictures[index + 1],
    left: Math.max(0, (total ?? 0) - index),
    done: index,
    isLoading,
    error,
    goOn: () => setIndex((last) => last + 1),
    goBack: () => setIndex((last) => Math.max(0, last - 1)),
    update: (saved) =>
      setPictures((last) =>
        last.map((one) => (one._id === saved._id ? { ...one, ...saved } : one)),
      ),
    retry() {
      setError(null)
      setAttempt((last) => last + 1)
    },
  }
}
