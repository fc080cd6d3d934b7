import { type ReactNode, useRef } from 'react'

interface FileChooserProps {
  /** Accepted types and extensions, separated by commas. */
  accept: string
  multiple?: boolean
  /** Phones open their camera instead of their files. */
  isCamera?: boolean
  onFiles: (files: File[]) => void
  /** The button; `openDialog` opens the dialog of the browser. */
  children: (openDialog: () => void) => ReactNode
}

export function FileChooser({ accept, multiple, isCamera, onFiles, children }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={isCamera === true ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Choosing the same file again is a change only if the input is empty.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {children(() => input.current?.click())}
    </>
  )
}

/** Photos, with the extensions of HEIC, since browsers often report no type for it. */
export const photoTypes = 'image/*,.heic,.heif'
export const videoTypes = 'video/*'
