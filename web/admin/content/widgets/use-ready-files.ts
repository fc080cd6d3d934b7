import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useData } from '../../data.ts'
import { readyFilms, readyPictures } from './ready-files.ts'

const limitsAnswer = z.object({
  limits: z.object({ imageBytes: z.number(), videoBytes: z.number() }),
})

/** Takes chosen, dropped and pasted files, makes them ready to be sent and hands them on. */
export function useReadyFiles(kind: 'image' | 'video', onReady: (files: File[]) => void) {
  const limits = useData({ path: '/admin/limits', answer: limitsAnswer }).data?.limits
  const [refused, setRefused] = useState<string[]>([])
  const [preparing, setPreparing] = useState(false)

  async function add(files: File[]): Promise<void> {
    if (files.length === 0) return
    setPreparing(true)
    const ready =
      kind === 'image'
        ? await readyPictures(files, limits?.imageBytes)
        : readyFilms(files, limits?.videoBytes)
    setPreparing(false)
    setRefused(ready.refused)
    if (ready.files.length > 0) onReady(ready.files)
  }

  usePastedPictures(kind === 'image', add)
  return { add, preparing, refused: refused.length === 0 ? undefined : refused.join(' ') }
}

/** Pictures from the clipboard, wherever on the form somebody pastes them. */
function usePastedPictures(isTaken: boolean, onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    if (!isTaken) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const pictures = files.filter((file) => file.type.startsWith('image/'))
      if (pictures.length === 0) return
      event.preventDefault()
      latest.current(pictures)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isTaken])
}
