/** CSP nonce with which Mantine may add style elements to the page. */
export function readStyleNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}

/** Mantine's scroll lock (react-remove-scroll) reads its nonce from this webpack global only. */
export function setScrollLockNonce(): void {
  Object.assign(window, { __webpack_nonce__: readStyleNonce() })
}
