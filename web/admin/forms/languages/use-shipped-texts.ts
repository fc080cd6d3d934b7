import { useEffect, useState } from 'react'
import { loadChatWords } from '../../../../domain/chat/shipped-chat-words.ts'
import type { Field } from '../../../../domain/content/fields/field-types.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import { loadPageTexts } from '../../../../domain/text/site-messages.ts'
import { wholeText } from './translation-values.ts'

type ShippedTexts = Readonly<Record<string, string>>

const none: ShippedTexts = {}

/** The program's own translations of the default texts of a field, by slot, once they are loaded. */
export function useShippedTexts(field: Field, language: Language): ShippedTexts {
  const [texts, setTexts] = useState(none)
  useEffect(() => {
    let isCurrent = true
    void loadShippedTexts(field, language).then((loaded) => {
      if (isCurrent) setTexts(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [field, language])
  return texts
}

async function loadShippedTexts(field: Field, language: Language): Promise<ShippedTexts> {
  if (field.kind === 'texts') return loadPageTexts(language)
  if (field.kind !== 'text' || field.chatText === undefined) return none
  const words = await loadChatWords(language)
  return words === null ? none : { [wholeText]: words.templates[field.chatText] }
}
