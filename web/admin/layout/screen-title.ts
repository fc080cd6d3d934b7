import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { translateTitle } from '../app/page-meta.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'

/** Keeps the title of the tab in the language of the back office. */
export function useScreenTitle(): void {
  const declared = useDeclaredTexts()
  const location = useLocation()
  const last = useRef({ english: '', shown: '' })
  // Runs after React Router has set the English title of another screen.
  useEffect(() => {
    const { title } = document
    const english = title === last.current.shown ? last.current.english : title
    const shown = translateTitle(english, declared)
    last.current = { english, shown }
    if (shown !== title) document.title = shown
  }, [location, declared])
}
