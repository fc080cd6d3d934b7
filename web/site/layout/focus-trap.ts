/**
 * Focus trap: makes everything outside one element inert. Returns the function that releases it.
 * Delayed until the element is painted, because it restyles the whole page.
 */
export function trapFocus(shown: Element): () => void {
  const held: HTMLElement[] = []
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      held.push(...listOutsideElements(shown).filter(({ inert }) => !inert))
      for (const element of held) element.inert = true
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const element of held) element.inert = false
  }
}

/** Elements that neither contain the element nor are inside it. */
function listOutsideElements(element: Element): HTMLElement[] {
  const { parentElement } = element
  if (parentElement === null) return []
  const beside = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement,
  )
  return [...beside, ...listOutsideElements(parentElement)]
}
