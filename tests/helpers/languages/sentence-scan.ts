import { parseSync, Visitor } from 'vite'

/** Functions whose arguments are error messages of the API. */
const throwers = new Set([
  'badRequest',
  'unauthorized',
  'notFound',
  'conflict',
  'tooLarge',
  'unsupported',
  'unavailable',
  'invalid',
  'refuse',
  'fail',
  'RequestError',
  'BackupError',
])
/** Functions whose texts are for operators and developers, and are not translated. */
const others = new Set(['describe', 'info', 'warn', 'debug', 'fatal', 'log', 'report'])
/** Properties of declarations, schemas and responses that hold messages. */
const properties = new Set([
  'error',
  'message',
  'invalid',
  'required',
  'unknown',
  'tooMany',
  'duplicate',
  'fixed',
])

interface Span {
  start: number
  end: number
}

/**
 * User-facing messages in a source file, found by their place in the code or by the form of a sentence. Template
 * expressions are replaced by `{}`.
 */
export function findSentences(path: string, source: string): string[] {
  const messages: Span[] = []
  const silent: Span[] = []
  const texts: (Span & { text: string })[] = []

  function noteCall(callee: Span, call: Span): void {
    const written = source.slice(callee.start, callee.end)
    const name = written.slice(written.lastIndexOf('.') + 1)
    if (throwers.has(name)) messages.push({ start: callee.end, end: call.end })
    else if (others.has(name) || /log\.error$|console/.test(written)) silent.push(call)
  }
  new Visitor({
    CallExpression: (call) => noteCall(call.callee, call),
    NewExpression(call) {
      noteCall(call.callee, call)
      const name = source.slice(call.callee.start, call.callee.end)
      if (name.endsWith('Error') && !throwers.has(name)) silent.push(call)
    },
    Property({ key, value }) {
      const isText = ['Literal', 'TemplateLiteral', 'ConditionalExpression'].includes(value.type)
      if (isText && properties.has(source.slice(key.start, key.end))) messages.push(value)
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string') texts.push({ text: value, start, end })
    },
    TemplateLiteral({ quasis, start, end }) {
      const text = quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')
      texts.push({ text, start, end })
    },
  }).visit(parseSync(path, source).program)

  const isIn = (spans: Span[], { start, end }: Span) =>
    spans.some((span) => span.start <= start && end <= span.end)
  return texts
    .filter((one) => hasWords(one.text) && !isIn(silent, one))
    .filter((one) => isIn(messages, one) || isSentence(one.text))
    .map(({ text }) => text)
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text) && /\s/.test(text.trim())
}

function isSentence(text: string): boolean {
  return /^[A-Z“{]/.test(text) && /[.?!]$/.test(text) && !text.includes('\n')
}
