import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RecordForm } from '../../forms/use-record-form.ts'
import { Drawer } from '../../ui/dialogs.tsx'
import { HeaderButton } from '../../ui/page-header.tsx'
import styles from './live-preview.module.css'
import { LivePreview } from './live-preview.tsx'

interface Preview {
  /** Toggles the preview. */
  button: ReactNode
  /** Preview beside the form, on wide screens. */
  beside: ((record: RecordForm) => ReactNode) | undefined
  /** Preview above the form, on demand on narrow screens. */
  above: (record: RecordForm) => ReactNode
}

/** Preview of the product form. On wide screens it is open until somebody closes it. */
export function usePreview(id: string): Preview {
  const t = useTranslations('catalogue.preview.toggle')
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
  const [isWanted, setWanted] = useLocalStorage({
    key: 'product-preview',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const [isAbove, setAbove] = useState(false)
  const preview = (record: RecordForm, onClose: () => void) => (
    <LivePreview record={record} id={id} onClose={onClose} />
  )
  return {
    button: (
      <HeaderButton
        icon="eye"
        label={t('preview')}
        onClick={() => (isWide ? setWanted(!isWanted) : setAbove(true))}
      />
    ),
    beside:
      isWide && isWanted
        ? (record) => (
            <aside className={styles.beside}>{preview(record, () => setWanted(false))}</aside>
          )
        : undefined,
    above: (record) => (
      <Drawer
        opened={isAbove && !isWide}
        onClose={() => setAbove(false)}
        position="right"
        size="100%"
        padding={12}
        withCloseButton={false}
        attributes={{ content: { 'aria-label': t('preview') } }}
        classNames={{ body: styles.above }}
      >
        {preview(record, () => setAbove(false))}
      </Drawer>
    ),
  }
}
