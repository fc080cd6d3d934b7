import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fieldIn } from '../content/screens/field-url.ts'

const focusable = 'input, select, textarea, button, a[href], [tabindex]'

/** Focuses the field that the address names as soon as its screen shows it, unless the person acts before that. */
export function useFieldFocus(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const name = fieldIn(hash)
    if (name === '') return
    const waiting = new AbortController()
    const observer = new MutationObserver(goThere)
    const end = () => {
      observer.disconnect()
      waiting.abort()
    }
    function goThere() {
      const target = findField(name)
      if (target === undefined) return
      end()
      // A dialog that just opened gives the focus to what says so.
      target.setAttribute('data-autofocus', '')
      target.scrollIntoView({ block: 'center' })
      target.focus({ preventScroll: true })
    }
    for (const act of ['keydown', 'pointerdown', 'wheel']) {
      window.addEventListener(act, end, { signal: waiting.signal, capture: true, passive: true })
    }
    observer.observe(document.body, { childList: true, subtree: true })
    goThere()
    return end
  }, [key, hash])
}

function findField(name: string): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>(
    `[data-field="${CSS.escape(name)}"] :is(${focusable})`,
  )
  return [...fields].find((field) => field.checkVisibility() && !field.matches(':disabled'))
}
