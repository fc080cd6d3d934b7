import { ActionIcon, SegmentedControl, Skeleton } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type PreviewPart, siteEditorEndpoints } from '../../../domain/api/site-editor.ts'
import { product } from '../../../domain/content/product.ts'
import type { Picture } from '../../../domain/media/media.ts'
import { offeredAt } from '../../../domain/money/price.ts'
import { useApi } from '../app/admin-context.ts'
import { emptyFrame, showPage } from '../edit-site/frame-document.ts'
import { parsePage } from '../edit-site/page-document.ts'
import { useRendering } from '../edit-site/use-rendering.ts'
import { offeredChoices } from '../forms/choices/named-choices.ts'
import { useChoices } from '../forms/choices/use-choices.ts'
import { fieldValues } from '../forms/fields/field-forms.ts'
import { readText } from '../forms/form-values.ts'
import { type MediaValue, pictureUrl } from '../forms/media/media-value.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { Drawer } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { FormFailure } from '../ui/load-state.tsx'
import { HeaderButton } from '../ui/page-header.tsx'
import { ScreenChoice, ScreenFrame, type ScreenName } from '../ui/screen-frame.tsx'
import { readStyleNonce } from '../ui/style-nonce.ts'
import styles from './live-preview.module.css'

interface LivePreviewProps {
  record: RecordForm
  /** Id of the product, or a placeholder before it is created. */
  id: string
  onClose: () => void
}

/** The product page with the values of the form, which the server renders after each change. */
function LivePreview({ record, id, onClose }: LivePreviewProps) {
  const t = useTranslations('catalogue.preview.live')
  const api = useApi()
  const [part, setPart] = useState<PreviewPart>('page')
  const [shownPart, setShownPart] = useState<PreviewPart | null>(null)
  const [screen, setScreen] = useState<ScreenName>('phone')
  const [live, setLive] = useState<Document | null>(null)
  const values = useWatch({ control: record.form.control })
  const { definitions } = useChoices()
  const { rendered, failure, refresh } = useRendering(part, () =>
    api.call(
      siteEditorEndpoints.renderProduct,
      {},
      {
        part,
        product: previewedProduct(id, values),
        choices: offeredChoices(values.choices, definitions),
      },
      { keepsCache: true },
    ),
  )
  useEffect(refresh, [values, definitions, refresh])
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault()
    for (const name of ['click', 'auxclick', 'submit']) live?.addEventListener(name, stop)
  }, [live])
  useEffect(() => {
    if (live === null || rendered === null) return
    let isCurrent = true
    void showPage(live, parsePage(rendered.html), readStyleNonce()).then(() => {
      if (isCurrent) setShownPart(part)
    })
    return () => {
      isCurrent = false
    }
  }, [live, rendered, part])

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
        <FormFailure words={failure} />
      </div>
      <ScreenFrame
        className={styles.box}
        screen={screen}
        isShown={shownPart === part}
        skeleton={
          <>
            <Skeleton height={32} width={120} radius={4} />
            <Skeleton height={20} width="55%" radius={4} />
            <Skeleton className={styles.photo} radius={12} />
          </>
        }
        title={t('frame')}
        srcDoc={emptyFrame}
        onLoad={({ currentTarget }) => setLive(currentTarget.contentDocument)}
      />
    </section>
  )
}

/** Preview of the product form. On wide screens it is open until somebody closes it. */
export function usePreview(id: string) {
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
    /** Toggles the preview. */
    button: (
      <HeaderButton
        icon="eye"
        label={t('preview')}
        onClick={() => (isWide ? setWanted(!isWanted) : setAbove(true))}
      />
    ),
    /** Preview beside the form, on wide screens. */
    beside:
      isWide && isWanted
        ? (record: RecordForm) => (
            <aside className={styles.beside}>{preview(record, () => setWanted(false))}</aside>
          )
        : undefined,
    /** Preview above the form, on demand on narrow screens. */
    above: (record: RecordForm) => (
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

/** Width of a photo in the desktop layout. */
const PREVIEW_WIDTH_PX = 1280

/** Product with the values of the form as if saved now, including newly chosen photos. */
function previewedProduct(
  id: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const now = new Date().toISOString()
  const facts = { _id: id, slug: '', path: '', version: 0, createdAt: now, updatedAt: now }
  const fields: Record<string, unknown> = Object.fromEntries(
    fieldValues(product, values).map(({ name, field, form, value }) => [
      name,
      form.preview(field, value, pictureOf),
    ]),
  )
  const sale = { salePrice: readText(fields.salePrice), saleUntil: readText(fields.saleUntil) }
  return { ...facts, ...fields, ...offeredAt(sale, now) }
}

/** Single URL: newly chosen photos have no variants yet. */
function pictureOf(media: MediaValue): Picture {
  const { alt, focus, value } = media
  const url = pictureUrl(media, PREVIEW_WIDTH_PX)
  const picture: Picture = { url, width: 0, height: 0, placeholder: '', alt, focus, ready: 'none' }
  return value === '' ? picture : { ...picture, value }
}
