import { styleNonceName } from '../../boot/page-loader.ts'

/** By which the component library may add styles to the page: its policy refuses any others. */
export function readStyleNonce(): string {
  const entry = document.querySelector<HTMLMetaElement>(`meta[name="${styleNonceName}"]`)
  return entry?.content ?? ''
}

/** What keeps the page from scrolling behind a dialog has no other way to be told. */
export function setScrollLockNonce(): void {
  Object.assign(window, { __webpack_nonce__: readStyleNonce() })
}
