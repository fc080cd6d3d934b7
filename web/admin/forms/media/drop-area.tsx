import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-area.module.css'
import { usePastedPictures } from './pasted-pictures.ts'

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
      className={[styles.root, className].filter(Boolean).join(' ')}
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
