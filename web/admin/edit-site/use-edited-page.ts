import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorDraft } from '../../../domain/api/site-editor.ts'
import { type EditedPage, siteEditorEndpoints } from '../../../domain/api/site-editor.ts'
import type { EditorPageName } from '../../../domain/site-editor/editor-pages.ts'
import { useApi } from '../app/admin-context.ts'
import { readError } from '../app/use-data.ts'

interface EditedPageOptions {
  page: EditorPageName
  /** Id of the slide that the home page shows, or empty. */
  slide: string
  readDrafts: () => EditorDraft[]
}

interface EditedPageState {
  /** Last rendered page; null while another one is rendered for the first time. */
  rendered: EditedPage | null
  /** Error message of the last request, or empty. */
  failure: string
  /** Renders again after a change, at most one request at a time. */
  refresh: () => void
}

const REFRESH_DELAY_MS = 120

/** The page with the unsaved values of the forms. */
export function useEditedPage({ page, slide, readDrafts }: EditedPageOptions): EditedPageState {
  const api = useApi()
  const [state, setState] = useState<{ page: EditorPageName; rendered: EditedPage } | null>(null)
  const [failure, setFailure] = useState('')
  const latest = useRef({ page, slide, readDrafts })
  latest.current = { page, slide, readDrafts }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isWaiting = useRef(false)
  const isWanted = useRef(false)
  const isClosed = useRef(false)

  const refresh = useCallback(() => {
    isWanted.current = true
    if (isWaiting.current || isClosed.current) return
    isWaiting.current = true
    timer.current = setTimeout(async () => {
      isWanted.current = false
      const { page, slide, readDrafts } = latest.current
      try {
        const body = { page, slide, drafts: readDrafts() }
        const rendered = await api.call(siteEditorEndpoints.render, {}, body)
        if (latest.current.page === page) setState({ page, rendered })
        setFailure('')
      } catch (thrown) {
        setFailure(readError(thrown).message)
      }
      isWaiting.current = false
      if (isWanted.current) refresh()
    }, REFRESH_DELAY_MS)
  }, [api])

  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
      clearTimeout(timer.current)
      isWaiting.current = false
    }
  }, [])
  useEffect(refresh, [page, slide, refresh])

  return { rendered: state?.page === page ? state.rendered : null, failure, refresh }
}
