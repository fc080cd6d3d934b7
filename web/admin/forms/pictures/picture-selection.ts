import { useState } from 'react'
import type { Picture } from './use-pictures.ts'

/** Selected pictures of a library of which only some are loaded. */
export interface PictureSelection {
  /** In the order in which they were selected, as they were then. */
  chosen: readonly Picture[]
  has: (id: string) => boolean
  toggle: (picture: Picture) => void
  /** Selects these and no others. */
  replace: (pictures: readonly Picture[]) => void
  clear: () => void
  /** A click selects instead of opening: something is selected, or the mode of phones is on. */
  isSelecting: boolean
  toggleMode: () => void
}

export function usePictureSelection(): PictureSelection {
  const [byId, setById] = useState<ReadonlyMap<string, Picture>>(new Map())
  const [isMode, setMode] = useState(false)
  const isSelecting = isMode || byId.size > 0
  const clear = () => {
    setById(new Map())
    setMode(false)
  }
  return {
    chosen: [...byId.values()],
    has: (id) => byId.has(id),
    toggle: (picture) =>
      setById((last) => {
        const next = new Map(last)
        if (!next.delete(picture._id)) next.set(picture._id, picture)
        return next
      }),
    replace: (pictures) => setById(new Map(pictures.map((picture) => [picture._id, picture]))),
    clear,
    isSelecting,
    toggleMode: () => (isSelecting ? clear() : setMode(true)),
  }
}
