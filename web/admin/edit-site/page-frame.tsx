import { Skeleton } from '@mantine/core'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EditedPage } from '../../../domain/api/site-editor.ts'
import type { EditorPageName } from '../../../domain/site-editor/editor-pages.ts'
import { ScreenFrame, type ScreenName } from '../ui/screen-frame.tsx'
import { readStyleNonce } from '../ui/style-nonce.ts'
import styles from './edit-site.module.css'
import { emptyFrame, readTap, selectTarget, showPage } from './frame-document.ts'
import { readPage } from './page-document.ts'

export interface PageFrameProps {
  page: EditorPageName
  /** Null while it is rendered for the first time. */
  rendered: EditedPage | null
  screen: ScreenName
  /** Target with the outline. */
  selected: string | null
  onTarget: (target: string) => void
  onPage: (page: EditorPageName) => void
  /** Called with the number of slides to move on. */
  onSlide: (step: number) => void
  /** Called with the targets on the page whenever it is shown. */
  onShown: (targets: ReadonlySet<string>) => void
}

/** The public page, drawn in a frame without script. A tap leads to the field of what it hits. */
export function PageFrame({ page, rendered, screen, selected, ...props }: PageFrameProps) {
  const t = useTranslations('editSite.pageFrame')
  const [live, setLive] = useState<Document | null>(null)
  const [shownPage, setShownPage] = useState<EditorPageName | null>(null)
  const parsed = useMemo(
    () => (rendered === null || rendered.html === null ? null : readPage(rendered.html, rendered)),
    [rendered],
  )
  const onShown = useEffectEvent((targets: ReadonlySet<string>) => {
    if (live !== null) selectTarget(live, selected)
    props.onShown(targets)
  })
  const onTap = useEffectEvent((event: MouseEvent) => {
    const tap = readTap(event)
    if (tap.target !== null) props.onTarget(tap.target)
    else if (tap.slide !== null) props.onSlide(tap.slide)
    else if (tap.page !== null) props.onPage(tap.page)
  })

  useEffect(() => {
    if (live === null) return
    const end = new AbortController()
    const stop = (event: Event) => event.preventDefault()
    live.addEventListener('click', onTap, end)
    live.addEventListener('auxclick', stop, end)
    live.addEventListener('submit', stop, end)
    live.addEventListener('keydown', passShortcut, end)
    return () => end.abort()
  }, [live])

  useEffect(() => {
    if (live === null || parsed === null) return
    let isCurrent = true
    void showPage(live, parsed.document, readStyleNonce()).then(() => {
      if (!isCurrent) return
      setShownPage(page)
      onShown(parsed.targets)
    })
    return () => {
      isCurrent = false
    }
  }, [live, parsed, page])

  const isShown = shownPage === page
  // Another page starts at its top.
  useEffect(() => {
    if (isShown) live?.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
  }, [isShown, live])
  useEffect(() => {
    if (isShown && live !== null) selectTarget(live, selected)
  }, [live, selected, isShown, screen])

  return (
    <ScreenFrame
      screen={screen}
      isShown={isShown}
      skeleton={
        <>
          <Skeleton className={styles.loading} radius={12} />
          <Skeleton height={32} width="45%" radius={4} />
        </>
      }
      title={t('title')}
      srcDoc={emptyFrame}
      onLoad={({ currentTarget }) => setLive(currentTarget.contentDocument)}
    />
  )
}

/** Shortcuts of the back office, such as saving, work while the focus is in the frame. */
function passShortcut(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) return
  const copy = new KeyboardEvent('keydown', event)
  if (!document.documentElement.dispatchEvent(copy)) event.preventDefault()
}
