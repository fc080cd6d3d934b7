import type { z } from 'zod'
import { type ApiMessage, type ErrorCode, message } from './api-message.ts'

/**
 * Option of a zod rule: the code of its error. Only needed where `codeOf` knows none, or another; a
 * rule behind it then needs its own, too.
 */
export function withCode(code: ErrorCode): { error: ErrorCode } {
  return { error: code }
}

/** Issue of a check of our own. */
export function toIssue({ code, params }: ApiMessage) {
  return { code: 'custom', message: code, params } as const
}

/** Message of an issue: the one that its rule names, or that of its kind. */
export function toMessage(issue: z.core.$ZodIssue): ApiMessage {
  const code = isCode(issue.message) ? issue.message : codeOf(issue)
  const params = paramsOf(issue)
  return params === undefined ? { code } : message(code, params)
}

export function firstMessage({ issues: [issue] }: z.ZodError): ApiMessage {
  return issue === undefined ? message('fields.invalid') : toMessage(issue)
}

/** zod's own messages are sentences. */
function isCode(text: string): text is ErrorCode {
  return /^\w+\.\w+$/.test(text)
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return typeCodes.get(issue.expected) ?? 'fields.invalid'
    case 'too_big':
      return issue.origin === 'string' ? 'fields.tooLong' : 'fields.tooManyEntries'
    case 'too_small':
      return issue.origin === 'string' ? 'fields.tooShort' : 'fields.invalid'
    case 'invalid_value':
      return 'fields.notAnOption'
    case 'unrecognized_keys':
      return 'fields.unknownKey'
    default:
      return 'fields.invalid'
  }
}

const typeCodes = new Map<string, ErrorCode>([
  ['string', 'fields.notText'],
  ['array', 'fields.notAList'],
  ['boolean', 'fields.notABoolean'],
  ['number', 'fields.notANumber'],
  ['int', 'fields.notANumber'],
])

function paramsOf(issue: z.core.$ZodIssue): ApiMessage['params'] {
  switch (issue.code) {
    case 'custom':
      return issue.params
    case 'too_big':
      return { max: Number(issue.maximum) }
    case 'too_small':
      return { min: Number(issue.minimum) }
    case 'invalid_value':
      return { values: issue.values.join(', ') }
    case 'unrecognized_keys':
      return { keys: issue.keys.join(', ') }
    default:
      return undefined
  }
}
