import { ActionIcon, SegmentedControl, Skeleton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import {
  type PreviewPart,
  previewAddress,
  previewReady,
  previewShown,
} from '../../../../domain/preview/live-preview.ts'
import { readNamedChoices } from '../../forms/product-choices/named-choices.ts'
import { offeredChoices } from '../../forms/product-choices/offered-choices.ts'
import { useChoices } from '../../forms/product-choices/use-choices.ts'
import type { RecordForm } from '../../forms/use-record-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { ScreenChoice, ScreenFrame, type ScreenName } from '../../ui/screen-frame.tsx'
import styles from './live-preview.module.css'
import { previewedProduct } from './previewed-product.ts'

interface LivePreviewProps {
  record: RecordForm
  /** Id of the product, or a placeholder before it is created. */
  id: string
  onClose: () => void
}

/** Live preview of the product page with the values of the form. */
export function LivePreview({ record, id, onClose }: LivePreviewProps) {
  const t = useTranslations('catalogue.preview.live')
  const [part, setPart] = useState<PreviewPart>('page')
  const [screen, setScreen] = useState<ScreenName>('phone')
  const [isShown, setShown] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const values = useWatch({ control: record.form.control })
  const { definitions } = useChoices()
  const sendRecord = () => {
    const choices = offeredChoices(readNamedChoices(values.choices), definitions)
    const message = { part, product: previewedProduct(id, values), choices }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }
  const latest = useRef(sendRecord)
  useEffect(() => {
    latest.current = sendRecord
    sendRecord()
  })
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isFrame = origin === location.origin && source === frame.current?.contentWindow
      if (isFrame && data === previewReady) latest.current()
      if (isFrame && data === previewShown) setShown(true)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  return (
    <section className={styles.root} aria-label={t('label')}>
      <div className={styles.bar}>
        <SegmentedControl
          aria-label={t('whatToShow')}
          value={part}
          onChange={setPart}
          data={[
            { value: 'page', label: t('page') },
            { value: 'card', label: t('card') },
          ]}
        />
        <ScreenChoice screen={screen} onScreen={setScreen} />
        <ActionIcon className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </ActionIcon>
      </div>
      <ScreenFrame
        className={styles.box}
        screen={screen}
        isShown={isShown}
        skeleton={
          <>
            <Skeleton height={32} width={120} radius={4} />
            <Skeleton height={20} width="55%" radius={4} />
            <Skeleton className={styles.photo} radius={12} />
          </>
        }
        ref={frame}
        title={t('frame')}
        src={previewAddress}
      />
    </section>
  )
}
