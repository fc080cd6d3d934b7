/** Messages with every letter outside of placeholders accented: `Save` is `⟦Šȧṽḗ⟧`. */
export function markMessages<Messages>(messages: Messages): Messages
export function markMessages(messages: unknown): unknown {
  if (typeof messages === 'string') return markText(messages)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, markMessages(value)]),
  )
}

function markText(text: string): string {
  if (text === '') return text
  return `⟦${splitPlaceholders(text)
    .map(({ part, isText }) => (isText ? part.replaceAll(/[A-Za-z]/g, accentLetter) : part))
    .join('')}⟧`
}

/**
 * Splits a message into text and syntax. Inside `{count, plural, one {…} other {…}}` the branches
 * are text again, their selectors are not; tags such as `<b>` are syntax.
 */
function splitPlaceholders(message: string): { part: string; isText: boolean }[] {
  const parts: { part: string; isText: boolean }[] = []
  let depth = 0
  for (const part of message.split(/([{}]|<[^>]*>)/)) {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    const isSyntax = part === '{' || part === '}' || part.startsWith('<')
    parts.push({ part, isText: !isSyntax && depth % 2 === 0 })
  }
  return parts
}

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accented = [...'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŠŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ']

function accentLetter(letter: string): string {
  return accented[plain.indexOf(letter)] ?? letter
}
