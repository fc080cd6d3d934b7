import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-area.module.css'

interface DropAreaProps {
  onFiles: (files: File[]) => void
  invalid?: boolean
  className?: string
  children: ReactNode
}

/** Drop target for files. */
export function DropArea({ onFiles, invalid, className, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={[styles.root, className].filter(Boolean).join(' ')}
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
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
