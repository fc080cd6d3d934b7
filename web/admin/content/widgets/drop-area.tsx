import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './widgets.module.css'

interface DropAreaProps {
  /** The beginning of the media types that are taken, such as `image/`. */
  accept: string
  onFiles: (files: File[]) => void
  invalid?: boolean
  className?: string
  children: ReactNode
}

/** Takes files that are dragged in from outside. */
export function DropArea({ accept, onFiles, invalid, className, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={[styles.drop, className].filter(Boolean).join(' ')}
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        // Some systems give no type for HEIC; the server decides by the bytes anyway.
        onFiles(
          [...event.dataTransfer.files].filter(
            (file) => file.type.startsWith(accept) || file.type === '',
          ),
        )
      }}
    >
      {children}
    </div>
  )
}
