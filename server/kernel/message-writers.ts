import { createTranslator } from 'use-intl/core'
import { type ShippedLanguage, shippedLanguages } from '../../domain/languages/language.ts'
import { createMessageWriter, type MessageWriter } from '../../domain/messages/message-writer.ts'
import {
  flattenMessages,
  loadAdminMessages,
  loadApiMessages,
} from '../../domain/text/admin-messages.ts'

/** Writers of the API's messages by language. */
export const messageWriters = await createWriters()

async function createWriters(): Promise<Readonly<Record<ShippedLanguage, MessageWriter>>> {
  const writers = await Promise.all(
    shippedLanguages.map(async (language) => ({ [language]: await createWriter(language) })),
  )
  return Object.assign({}, ...writers)
}

async function createWriter(language: ShippedLanguage): Promise<MessageWriter> {
  const [messages, labels] = await Promise.all([
    loadApiMessages(language),
    loadAdminMessages(language),
  ])
  let write: MessageWriter | undefined
  // The translator is created at the first message: most starts are followed by none, or by those of one language.
  return (said, params) => {
    write ??= createMessageWriter(
      language,
      createTranslator({ locale: language, messages }),
      flattenMessages(labels),
    )
    return write(said, params)
  }
}
