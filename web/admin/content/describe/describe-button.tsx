import { useState } from 'react'
import { Icon } from '../../icon.tsx'
import type { MediaValue, StoredMedia } from '../media-value.ts'
import { DescribeDialog } from './describe-dialog.tsx'

interface DescribeButtonProps {
  picture: MediaValue
  name: string
  className?: string
  onDescribe: (picture: StoredMedia) => void
}

/** Only a picture that has been saved can be described: before that it has no address. */
export function DescribeButton({ picture, name, className, onDescribe }: DescribeButtonProps) {
  const [open, setOpen] = useState(false)
  if (picture.kind !== 'stored') return null
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`Describe ${name}`}
        title={picture.alt || 'No alternative text yet'}
        data-missing={picture.alt === '' ? '' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="edit" size={15} />
      </button>
      {open && (
        <DescribeDialog
          picture={picture}
          name={name}
          onDescribe={onDescribe}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
