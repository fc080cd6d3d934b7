/**
 * Holds everything but one element back, so that focus and pointer stay in it; answers what lets go. The whole
 * page is styled anew for that, so it waits until the element is painted.
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

/** All that lies neither in an element nor around it. */
function listOutsideElements(element: Element): HTMLElement[] {
  const { parentElement } = element
  if (parentElement === null) return []
  const beside = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement,
  )
  return [...beside, ...listOutsideElements(parentElement)]
}
