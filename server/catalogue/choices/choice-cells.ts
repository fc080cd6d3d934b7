/** A choice in a cell, with the values that stand behind it; none mean all of the choice. */
export interface ChoiceEntry {
  name: string
  values: string[]
}

/**
 * The entries of a cell such as `Fabric: Sage linen | "Red; striped"; Finish`, or null for a text
 * that is not written so. Inside double quotes a quote is doubled.
 */
export function readChoiceCell(cell: string): ChoiceEntry[] | null {
  const tokens = readTokens(cell)
  if (tokens === null) return null
  const entries: ChoiceEntry[] = []
  for (const part of splitAt(tokens, ';').filter(({ length }) => length > 0)) {
    const entry = readEntry(part)
    if (entry === null) return null
    entries.push(entry)
  }
  return entries
}

export function writeChoiceCell(entries: readonly ChoiceEntry[]): string {
  return entries
    .map(({ name, values }) =>
      values.length === 0 ? quote(name) : `${quote(name)}: ${values.map(quote).join(' | ')}`,
    )
    .join('; ')
}

type Sign = ':' | ';' | '|'
type Token = { text: string } | { sign: Sign }

/** A quoted name, a sign, or a name without quotes. */
const tokenPattern = /\s*(?:"(?<quoted>(?:[^"]|"")*)"|(?<sign>[:;|])|(?<plain>[^\s":;|][^:;|]*))/y

function readTokens(cell: string): Token[] | null {
  const text = cell.trim()
  const pattern = new RegExp(tokenPattern)
  const tokens: Token[] = []
  while (pattern.lastIndex < text.length) {
    const { quoted, sign, plain } = pattern.exec(text)?.groups ?? {}
    if (sign === ':' || sign === ';' || sign === '|') tokens.push({ sign })
    else if (quoted !== undefined) tokens.push({ text: quoted.replaceAll('""', '"') })
    else if (plain !== undefined) tokens.push({ text: plain.trim() })
    else return null
  }
  return tokens
}

function readEntry([first, colon, ...rest]: Token[]): ChoiceEntry | null {
  if (first === undefined || !('text' in first)) return null
  if (colon === undefined) return { name: first.text, values: [] }
  if (!isSign(colon, ':')) return null
  const values: string[] = []
  for (const [token, ...further] of splitAt(rest, '|')) {
    // An entry with a colon and no values must not offer all of them.
    if (token === undefined || !('text' in token) || further.length > 0) return null
    values.push(token.text)
  }
  return { name: first.text, values }
}

function splitAt(tokens: Token[], sign: Sign): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (isSign(token, sign)) parts.push([])
    else parts.at(-1)?.push(token)
  return parts
}

function isSign(token: Token, sign: Sign): boolean {
  return 'sign' in token && token.sign === sign
}

/** The name as it is, or in double quotes where it would be read as something else. */
function quote(name: string): string {
  const isPlain = name !== '' && name === name.trim() && !/["“”:;|]/.test(name)
  return isPlain ? name : `"${name.replaceAll('"', '""')}"`
}
