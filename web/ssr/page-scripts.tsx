import { createContext, useContext } from 'react'
import { dataId, filesId, loadPage } from '../boot/page-loader.ts'

/** Contents of a page's script elements; only the server has them. */
export interface PageTexts {
  data: string
  /** Site revision, if the data is fetched separately. */
  revision: string | undefined
  files: string
  nonce: string | undefined
}

export const PageTextsContext = createContext<PageTexts | null>(null)

const start = import.meta.env.SSR ? textOf(loadPage) : ''

/**
 * Replaces React Router's `<Scripts>` by inert JSON and one inline script that is the same in every
 * page and decides when to load the others. Hydration keeps the server's markup.
 */
export function PageScripts() {
  const texts = useContext(PageTextsContext)
  return (
    <>
      <script
        id={dataId}
        type="application/json"
        data-revision={texts?.revision}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: texts?.data ?? '' }}
      />
      <script
        id={filesId}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: texts?.files ?? '' }}
      />
      <script
        nonce={texts?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: start }}
      />
    </>
  )
}

function textOf(program: typeof loadPage): string {
  const text = `(${program})('${dataId}','${filesId}')`
  // Vite's development server renames dynamic imports.
  return text.replaceAll('__vite_ssr_dynamic_import__', 'import').replace(/\n\s*/g, '\n')
}
