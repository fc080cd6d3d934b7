import { type RefObject, useEffect, useEffectEvent } from 'react'

/** State of a combobox's list, and what changes it. */
interface Combobox {
  listId: string
  /** True while the list is shown. */
  isOpen: boolean
  /** Number of options, shown or not. */
  count: number
  /** Index of the active option; -1 while the text itself is active. */
  active: number
  /** Opens the list for the field's text. */
  onInput: (text: string) => void
  /** Opens the list at an option. */
  onMove: (active: number) => void
  onClose: () => void
  /** Follows the active option. */
  onAccept: () => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * Keyboard and ARIA attributes of an editable combobox with a list, after the ARIA Authoring
 * Practices: the focus stays in the field.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  const { listId, isOpen, active } = combobox
  useEffect(() => {
    const input = field.current
    if (input === null) return
    input.setAttribute('aria-controls', listId)
    input.setAttribute('aria-expanded', String(isOpen))
    if (active === -1) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', optionId(listId, active))
  }, [field, listId, isOpen, active])

  const type = useEffectEvent(() => combobox.onInput(field.current?.value ?? ''))
  const close = useEffectEvent(() => combobox.onClose())
  const press = useEffectEvent((event: KeyboardEvent) => {
    // An input method is composing: its keys choose among its own words.
    if (event.isComposing || field.current === null) return
    if (handleKey(event, field.current, combobox)) {
      event.preventDefault()
      // Not for the page's own handlers, such as the one that sends a search.
      event.stopPropagation()
    }
  })
  useEffect(() => {
    const input = field.current
    if (input === null) return
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Node && input.parentElement?.contains(target)
      if (!isInside) close()
    }
    const onInput = () => type()
    const onBlur = () => close()
    const onKeyDown = (event: KeyboardEvent) => press(event)
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onBlur)
    input.addEventListener('keydown', onKeyDown)
    // Touching something that takes no focus leaves it in the field.
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onBlur)
      input.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [field])
}

/** Returns true if the key is handled here alone. */
function handleKey(event: KeyboardEvent, input: HTMLInputElement, combobox: Combobox): boolean {
  const { isOpen, count, active, onInput, onMove, onClose, onAccept } = combobox
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (count === 0) {
        onInput(input.value)
        return false
      }
      onMove(event.altKey ? -1 : nextOption(event.key, isOpen ? active : -1, count))
      return true
    case 'Enter':
      if (isOpen && active >= 0) {
        onAccept()
        return true
      }
      onClose()
      return false
    case 'Escape':
      if (isOpen) onClose()
      else if (input.value !== '') clear(input)
      else return false
      return true
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // They move the cursor in the text, which is active again.
      if (isOpen) onMove(-1)
      return false
    default:
      return false
  }
}

function nextOption(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (key === 'ArrowDown') return (active + 1) % count
  return active <= 0 ? count - 1 : active - 1
}

/** Empties the field as typing would; React does not notice a change of `value`. */
function clear(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
