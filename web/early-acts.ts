import type { EarlyAct, EarlyActs } from './page-start.ts'

declare global {
  interface Window {
    earlyActs?: EarlyActs
  }
}

/** Does what the visitor did before the page could answer, in the same order. */
export function catchUp(): void {
  const early = window.earlyActs
  if (early === undefined) return
  window.earlyActs = undefined
  early.release()
  // What was typed while the page was still coming, before anything could be held back.
  for (const target of document.querySelectorAll('textarea')) {
    if (target.value !== target.defaultValue) repeat({ type: 'input', target, key: '' })
  }
  for (const act of early.acts) repeat(act)
}

function repeat({ type, target, key }: EarlyAct): void {
  if (type === 'click') {
    if (target instanceof HTMLElement) target.click()
    return
  }
  if (type === 'keydown') {
    // The one before may have moved the focus on.
    document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }))
    return
  }
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    // Every choice is told twice, as input and as change.
    if (type === 'input') return
    target.checked = false
    target.click()
    return
  }
  if (target instanceof HTMLSelectElement) {
    if (type === 'change') target.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (type === 'input' && isTextField(target)) {
    const { value } = target
    // React hears of nothing but a change of what it saw last.
    target.value = ''
    target.setRangeText(value, 0, 0, 'end')
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
