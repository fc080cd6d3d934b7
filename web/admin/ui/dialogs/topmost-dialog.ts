/**
 * Whether a dialog lies on top of the one that asks. Escape reaches all of them, the lowest first,
 * and is meant for the topmost.
 */
export function isBelowDialog(): boolean {
  return document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1
}
