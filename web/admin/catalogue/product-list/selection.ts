import { useState } from 'react'
import type { Product } from '../../../../domain/api/products.ts'

export type Selection<T extends { _id: string } = Product> = ReturnType<typeof useSelection<T>>

/** Selected entries of the page, and those of other pages that were selected with `chooseAll`. */
export function useSelection<T extends { _id: string }>(products: T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const [selecting, setSelecting] = useState(false)
  const [others, setOthers] = useState<T[]>([])
  const here = products.filter(({ _id }) => ids.has(_id))
  const elsewhere = others.filter(
    ({ _id }) => ids.has(_id) && !products.some((one) => one._id === _id),
  )
  const chosen = [...here, ...elsewhere]
  const clear = () => {
    setIds(new Set())
    setOthers([])
    setSelecting(false)
  }
  return {
    chosen,
    clear,
    /** Selection mode of phones, where the checkboxes are hidden otherwise. */
    selecting: selecting || chosen.length > 0,
    toggleSelecting: () => (selecting || chosen.length > 0 ? clear() : setSelecting(true)),
    has: (id: string) => ids.has(id),
    /** Toggles an entry; with `through`, everything between the last toggled one and this one too. */
    toggle(id: string, through: boolean) {
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
    toggleAll() {
      setOthers([])
      setIds(here.length === products.length ? new Set() : idsOf(products))
    },
    /** Selects entries of other pages as well. */
    chooseAll(all: T[]) {
      setOthers(all)
      setIds(idsOf(all))
    },
    /** Drops what is selected on other pages. */
    keepToPage: () => setOthers([]),
  }
}

function idsOf(entries: { _id: string }[]): ReadonlySet<string> {
  return new Set(entries.map(({ _id }) => _id))
}
