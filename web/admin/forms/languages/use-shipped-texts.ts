import { useMemo } from 'react'
import { defaultChatText } from '../../../../domain/chat/chat-text.ts'
import type { Field } from '../../../../domain/content/fields/field-types.ts'
import type { Language } from '../../../../domain/languages/language.ts'
import {
  englishMessages,
  pageTextsOf,
  type SiteMessages,
} from '../../../../domain/text/site-messages.ts'
import { useSiteMessages } from '../../app/page-texts.ts'
import { wholeText } from './translation-values.ts'

type ShippedTexts = Readonly<Record<string, string>>

/** The program's own translations of the default texts of a field, by slot, once they are loaded. */
export function useShippedTexts(field: Field, language: Language): ShippedTexts {
  const messages = useSiteMessages(language)
  return useMemo(() => shippedTextsOf(field, messages), [field, messages])
}

function shippedTextsOf(field: Field, messages: SiteMessages): ShippedTexts {
  if (messages === englishMessages) return {}
  if (field.kind === 'texts') return pageTextsOf(messages)
  if (field.kind !== 'text' || field.chatText === undefined) return {}
  return { [wholeText]: defaultChatText(field.chatText, messages.chat) }
}
