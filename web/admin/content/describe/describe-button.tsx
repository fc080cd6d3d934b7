import { useState } from 'react'
import { Icon } from '../../icon.tsx'
import type { MediaValue } from '../media-value.ts'
import styles from './describe-button.module.css'
import { DescribeDialog } from './describe-dialog.tsx'

interface DescribeButtonProps {
  picture: MediaValue
  name: string
  /** Places the button, and its dot by `--describe-dot`. */
  className: string | undefined
  onDescribe: (picture: MediaValue) => void
}

/** Opens the description of a picture. A dot says that it has none, in words too. */
export function DescribeButton({ picture, name, className, onDescribe }: DescribeButtonProps) {
  const [open, setOpen] = useState(false)
  const isMissing = picture.alt === ''
  return (
    <>
      <button
        type="button"
        className={`${styles.root} ${className}`}
        aria-label={`Describe ${name}${isMissing ? ', not described yet' : ''}`}
        title={picture.alt || 'No alternative text yet'}
        data-missing={isMissing ? '' : undefined}
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
