import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageKeyOf } from '../../ui/open-layers.tsx'
import { fieldIn } from '../content/screens/screen-definition.ts'
import { findField, focusField } from '../forms/field-focus.ts'

/** Focuses the field of the URL's hash once it is rendered, unless the user acts first. */
export function useFieldFocus(): void {
  const location = useLocation()
  const { hash } = location
  const key = pageKeyOf(location)
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
      // Dialogs focus the element with this attribute when they open.
      target.setAttribute('data-autofocus', '')
      focusField(target)
    }
    for (const act of ['keydown', 'pointerdown', 'wheel']) {
      window.addEventListener(act, end, { signal: waiting.signal, capture: true, passive: true })
    }
    observer.observe(document.body, { childList: true, subtree: true })
    goThere()
    return end
  }, [key, hash])
}
