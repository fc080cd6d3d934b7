import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueryOf } from '../../../../domain/api/endpoint.ts'
import {
  type ListedPicture,
  MAX_PICTURES_PER_PAGE,
  pictureEndpoints,
} from '../../../../domain/api/pictures.ts'
import { useApi } from '../../app/admin-context.ts'
import { type Api, addressOf } from '../../app/api-client.ts'

/** Entry of the library. */
export type Picture = ListedPicture
/** Search, filters and sort order of the library. */
export type PictureQuery = Partial<Omit<QueryOf<typeof pictureEndpoints.list>, 'skip' | 'limit'>>

/** Pictures of one request: those of a large screen and what the next movement shows. */
const PAGE_SIZE = 60
/** Pictures that can be selected at once. */
export const MAX_SELECTED = MAX_PICTURES_PER_PAGE

export interface PicturesState {
  /** Number of pictures found; undefined until the first are loaded. */
  total: number | undefined
  /** Picture at a place of the list; undefined until it is loaded. */
  at: (index: number) => Picture | undefined
  /** Picture as it is now, if it is loaded. */
  newestOf: (picture: Picture) => Picture
  /** Loads what is around these places of the list, and no longer what is elsewhere. */
  show: (places: readonly number[]) => void
  /** Weight in bytes of all that were found. */
  bytes: number
  /** Pictures between two places, both included, at most `MAX_SELECTED`. */
  readRange: (from: number, to: number) => Promise<Picture[]>
  /** Changes when another search is shown. */
  key: string
  error: { message: string } | null
  isFetching: boolean
  refetch: () => void
}

/**
 * Library of pictures, of which only the visible ones are loaded. While another search loads, the
 * last one stays.
 */
export function usePictures(query: PictureQuery): PicturesState {
  const api = useApi()
  const [shown, setShown] = useState(query)
  const [pages, setPages] = useState([0])
  const key = JSON.stringify(shown)
  const isShown = key === JSON.stringify(query)
  const first = useQuery(pageOptions(api, query, 0))
  if (!isShown && first.data !== undefined) {
    setShown(query)
    setPages([0])
  }
  const results = useQueries({ queries: pages.map((page) => pageOptions(api, shown, page)) })
  const total =
    (isShown ? first.data?.total : undefined) ??
    results.find(({ data }) => data !== undefined)?.data?.total
  const failed = [first, ...results].filter(({ error }) => error !== null)
  const loaded = results.flatMap(({ data }) => data?.pictureData ?? [])

  function at(index: number): Picture | undefined {
    const page = Math.floor(index / PAGE_SIZE)
    const data = results[pages.indexOf(page)]?.data
    return data?.pictureData[index - page * PAGE_SIZE]
  }

  return {
    total,
    at,
    newestOf: (picture) => loaded.find(({ _id }) => _id === picture._id) ?? picture,
    show(places) {
      const wanted = [...new Set(places.map((place) => Math.floor(place / PAGE_SIZE)))]
      if (wanted.length > 0 && wanted.join() !== pages.join()) setPages(wanted)
    },
    async readRange(one, other) {
      const from = Math.min(one, other)
      const count = Math.min(Math.abs(one - other) + 1, MAX_SELECTED)
      const range = Array.from({ length: count }, (_, offset) => at(from + offset))
      if (range.every((picture) => picture !== undefined)) return range
      const slice = { ...shown, skip: from, limit: count }
      return (await api.call(pictureEndpoints.list, {}, undefined, { query: slice })).pictureData
    },
    bytes: first.data?.bytes ?? 0,
    key,
    error: failed[0]?.error ?? null,
    isFetching: first.isFetching || results.some(({ isFetching }) => isFetching),
    refetch() {
      for (const one of failed) void one.refetch()
    },
  }
}

function pageOptions(api: Api, query: PictureQuery, page: number) {
  const slice = { ...query, skip: page * PAGE_SIZE, limit: PAGE_SIZE }
  return queryOptions({
    queryKey: [addressOf(pictureEndpoints.list, {}), slice],
    queryFn: ({ signal }) =>
      api.call(pictureEndpoints.list, {}, undefined, { query: slice, signal }),
  })
}
