import { useState } from 'react'
import type { Product } from '../../../domain/api/products.ts'

export interface Selection<T = Product> {
  chosen: T[]
  has: (id: string) => boolean
  /** Toggles an entry; with `through`, everything between the last toggled one and this one too. */
  toggle: (id: string, through: boolean) => void
  toggleAll: () => void
  clear: () => void
  /** Selection mode of phones, where the checkboxes are hidden otherwise. */
  selecting: boolean
  toggleSelecting: () => void
}

/** Selected entries of the page. */
export function useSelection<T extends { _id: string }>(products: T[]): Selection<T> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const [selecting, setSelecting] = useState(false)
  const chosen = products.filter(({ _id }) => ids.has(_id))
  const clear = () => {
    setIds(new Set())
    setSelecting(false)
  }
  return {
    chosen,
    clear,
    selecting: selecting || chosen.length > 0,
    toggleSelecting: () => (selecting || chosen.length > 0 ? clear() : setSelecting(true)),
    has: (id) => ids.has(id),
    toggle(id, through) {
      const next = new Set(ids)
      const on = !ids.has(id)
      const order = products.map(({ _id }) => _id)
      const from = through && last !== null ? order.indexOf(last) : -1
      const to = order.indexOf(id)
      const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
      for (const one of range) {
        if (on) next.add(one)
        else next.delete(one)
      }
      setIds(next)
      setLast(id)
    },
    toggleAll: () =>
      setIds(
        chosen.length === products.length ? new Set() : new Set(products.map(({ _id }) => _id)),
      ),
  }
}
