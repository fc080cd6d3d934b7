import type {
  ApiMessage,
  FieldErrors,
  MessageCode,
  MessageParam,
  MessageParams,
} from './api-message.ts'

/** Writes a message in one language. */
export type MessageWriter = (
  said: MessageCode | ApiMessage<MessageCode>,
  params?: MessageParams,
) => string

/** Errors as sentences. */
export function writeErrors(errors: FieldErrors, write: MessageWriter): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, write(said)]))
}

type Values = Record<string, string | number>

/** `translate` formats a message of `api.json`; `labels` are those of `admin.json` by their paths. */
export function createMessageWriter(
  locale: string,
  translate: (code: MessageCode, values: Values) => string,
  labels: ReadonlyMap<string, string>,
): MessageWriter {
  const options = new Intl.ListFormat(locale, { type: 'disjunction' })

  const write: MessageWriter = (said, params = {}) =>
    typeof said === 'string'
      ? translate(said, Object.assign({}, ...Object.entries(params).map(valuesOf)))
      : write(said.code, said.params)

  /** A label comes with its forms: as in the middle of a sentence, and for `select` in a message. */
  function valuesOf([name, param]: [string, MessageParam]): Values {
    if (typeof param !== 'object') return { [name]: param }
    if ('code' in param) return { [name]: write(param) }
    if (!('label' in param)) return { [name]: options.format(param) }
    const text = labels.get(param.label) ?? param.label
    const [, record = ''] = param.label.split('.')
    return {
      [name]: text,
      [`${name}InText`]: text.toLowerCase(),
      [`${name}Form`]: write('grammar.recordForm', { record }),
    }
  }

  return write
}
