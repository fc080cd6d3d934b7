import type { ContentRules } from '../content/content-rules.ts'
import { entriesIn, storedSchemas } from '../fields/stored-values.ts'
import { normaliseText } from '../kernel/text-normalisation.ts'
import { quotationRepository } from './quotation-repository.ts'

/** Keeps the text that the list is searched by. */
export const quotationRules: ContentRules = {
  async afterSave(connection, { _id, fields }) {
    const customer = Object.values(storedSchemas.texts.parse(fields.customer ?? {}))
    const lines = entriesIn(fields.lines).flatMap(({ title, details }) => [
      String(title),
      String(details),
    ])
    const text = normaliseText(...customer, ...lines, String(fields.note))
    await quotationRepository.setSearchText(connection, _id, text)
  },
}
