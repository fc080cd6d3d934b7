const focusable = 'input, select, textarea, button, a[href], [tabindex]'

/** First control of a field that can have the focus. */
export function findField(name: string): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>(
    `[data-field="${CSS.escape(name)}"] :is(${focusable})`,
  )
  return [...fields].find((field) => field.checkVisibility() && !field.matches(':disabled'))
}

/** Scrolls to a field and focuses it. */
export function focusField(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
