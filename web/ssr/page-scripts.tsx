import { createContext, useContext } from 'react'
import { dataId, filesId, loadPage } from '../boot/page-loader.ts'

/** The three scripts of a page as they stand in it; only the server has them. */
export interface PageTexts {
  data: string
  /** The content's, where the data is fetched. */
  revision: string | undefined
  files: string
  nonce: string | undefined
}

export const PageTextsContext = createContext<PageTexts | null>(null)

const start = import.meta.env.SSR ? textOf(loadPage) : ''

/**
 * What the router's own `<Scripts>` would write, but as data that runs nothing, and one script that is
 * the same in every page and decides when to fetch the others. The browser keeps what it finds.
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
  // In development the server has its own way to import.
  return text.replaceAll('__vite_ssr_dynamic_import__', 'import').replace(/\n\s*/g, '\n')
}
