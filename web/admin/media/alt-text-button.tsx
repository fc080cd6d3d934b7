import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import styles from './alt-text-dialog.module.css'
import { DescribeDialog } from './alt-text-dialog.tsx'
import type { MediaValue } from './media-value.ts'

interface DescribeButtonProps {
  picture: MediaValue
  name: string
  /** Positions the button, and its dot by `--describe-dot`. */
  className: string | undefined
  onDescribe: (picture: MediaValue) => void
}

/** Button for the alternative text of a picture. A dot and the label mark a missing one. */
export function DescribeButton({ picture, name, className, onDescribe }: DescribeButtonProps) {
  const t = useTranslations('media.altText')
  const [open, setOpen] = useState(false)
  const isMissing = picture.alt === ''
  return (
    <>
      <button
        type="button"
        className={`${styles.altTextButton} ${className}`}
        aria-label={t(isMissing ? 'describeMissing' : 'describe', { name })}
        title={picture.alt || t('missing')}
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
