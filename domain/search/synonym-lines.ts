/*
 * Lines of synonyms as the settings store them, such as `jhoola = swing, hinchko`: words and phrases
 * that mean the same.
 */

/**
 * The lines with two words declared the same: the other word joins the line of the first, the first
 * that of the other, or they get a line of their own. Returns the same array if they stand in one
 * line already.
 */
export function addSynonym(lines: readonly string[], word: string, other: string) {
  const [typed, chosen] = [cleanTerm(word), cleanTerm(other)]
  if (lines.some((line) => hasTerm(line, typed) && hasTerm(line, chosen))) return lines
  for (const [known, added] of [
    [typed, chosen],
    [chosen, typed],
  ] as const) {
    const at = lines.findIndex((line) => hasTerm(line, known))
    if (at !== -1) return lines.with(at, joinLine(lines[at] ?? '', added))
  }
  return [...lines, `${typed} = ${chosen}`]
}

/**
 * Takes a change of the lines back in their present state, which others may have changed since.
 * Returns the same array if the changed line is no longer there.
 */
export function revertLines(
  present: readonly string[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
) {
  const added = after.filter((line) => !before.includes(line))
  const replaced = before.filter((line) => !after.includes(line))
  if (!present.some((line) => added.includes(line))) return present
  return present.flatMap((line) => (added.includes(line) ? replaced : [line]))
}

/** A word or phrase without the characters that separate the words of a line. */
export function cleanTerm(text: string): string {
  return text.replace(/[\s=,;]+/g, ' ').trim()
}

/** True if two words differ at most in case, accents and white space. */
export function isSameTerm(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other)
}

function hasTerm(line: string, term: string): boolean {
  return termsOf(line).some((other) => isSameTerm(other, term))
}

function joinLine(line: string, term: string): string {
  const start = line.replace(/[\s=,;]+$/, '')
  return termsOf(start).length === 1 ? `${start} = ${term}` : `${start}, ${term}`
}

function termsOf(line: string): string[] {
  return line
    .split(/[=,;]/)
    .map(cleanTerm)
    .filter((term) => term !== '')
}

function keyOf(text: string): string {
  return cleanTerm(text)
    .normalize('NFKD')
    .replace(/[\p{Mark}&&\p{Script=Inherited}]/gv, '')
    .toLowerCase()
}
