/**
 * True if another dialog is on top. Escape reaches all of them, the lowest first, but is meant for
 * the topmost.
 */
export function isBelowDialog(): boolean {
  return document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1
}
