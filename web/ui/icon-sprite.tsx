import icons from './icons.svg?raw'

const id = 'icons'

/**
 * The lines of all icons, once in a page, so that none of them waits for a file. The server writes
 * them and the browser keeps what it finds: they are no part of the script.
 */
export function IconSprite() {
  const html = import.meta.env.SSR ? icons : (document.getElementById(id)?.innerHTML ?? '')
  return <div id={id} hidden dangerouslySetInnerHTML={{ __html: html }} />
}
