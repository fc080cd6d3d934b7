import { flattenMessages } from '../../domain/text/admin-messages.ts'
import english from '../../locales/en/api.json' with { type: 'json' }

const { results: _, grammar: __, ...errors } = english

/** Code of every error of the API, with its message in English. */
export const errorCodes = [...flattenMessages(errors)].map(([code, text]) => ({ code, text }))
