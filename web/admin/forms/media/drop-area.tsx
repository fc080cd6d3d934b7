import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './drop-area.module.css'

interface DropAreaProps {
  onFiles: (files: File[]) => void
  /** Called with pasted pictures; without it, the area takes none. */
  onPaste?: (pictures: File[]) => void
  invalid?: boolean
  className?: string
  children: ReactNode
}

/** Drop target for files. Of nested ones, the innermost takes them. */
export function DropArea({ onFiles, onPaste, invalid, className, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  const pasteTarget = usePastedPictures(onPaste)
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      {...pasteTarget}
      className={[styles.dropArea, className].filter(Boolean).join(' ')}
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

interface PasteTarget {
  ref: RefObject<HTMLDivElement | null>
  'data-paste-target': '' | undefined
}

/**
 * Pictures pasted anywhere on the screen, for an element with the returned properties: of several
 * such elements, the one with the focus or under the pointer takes them. Without a function, it
 * takes none.
 */
function usePastedPictures(onPaste: ((pictures: File[]) => void) | undefined): PasteTarget {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onPaste)
  useEffect(() => {
    latest.current = onPaste
  })
  const isTaken = onPaste !== undefined
  useEffect(() => {
    if (!isTaken) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const pictures = files.filter((file) => file.type.startsWith('image/'))
      if (pictures.length === 0 || event.defaultPrevented || isText(event)) return
      if (findTarget() !== ref.current) return
      event.preventDefault()
      latest.current?.(pictures)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isTaken])
  return { ref, 'data-paste-target': isTaken ? '' : undefined }
}

/** Spreadsheets copy a picture of the cells with their text, which a text field takes. */
function isText({ target, clipboardData }: ClipboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, [contenteditable]') !== null &&
    clipboardData?.types.includes('text/plain') === true
  )
}

function findTarget(): Element | undefined {
  const targets = [...document.querySelectorAll('[data-paste-target]')]
  return (
    targets.find((one) => one.contains(document.activeElement)) ??
    targets.find((one) => one.matches(':hover')) ??
    (targets.length === 1 ? targets[0] : undefined)
  )
}
