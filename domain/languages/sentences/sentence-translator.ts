/** Knowledge of a translator of sentences. */
export interface SentenceTexts {
  /** Translations by English pattern: a sentence, with placeholders such as `{name}`. */
  sentences: Readonly<Record<string, string>>
  /** Translations of labels by English text. */
  labels: Readonly<Record<string, string>>
  /** Labels whose words need another form than the first, by English text: index of the form. */
  forms: Readonly<Record<string, number>>
}

/** Translation of an English sentence; null if no pattern matches it. */
export type SentenceTranslator = (sentence: string) => string | null

/**
 * Translates what the program writes in English. The name of a placeholder decides what it matches:
 * `{number…}` digits; `{label…}` a declared label in any case, which is translated; `{sentence…}`
 * another known sentence; `{options…}` known labels to be typed as they are, in a list with “or”; any other a text that
 * stays. A translation may choose a form by the label: `{label:मिला/मिली}`.
 */
export function createSentenceTranslator(texts: SentenceTexts): SentenceTranslator {
  const exact = new Map<string, string>()
  const patterns: Pattern[] = []
  for (const [english, translation] of Object.entries(texts.sentences)) {
    if (placeholder.test(english)) patterns.push(compile(english, translation))
    else exact.set(english, translation)
  }
  // The more of a sentence a pattern says itself, the better it fits.
  patterns.sort((one, other) => other.precision - one.precision)
  const labels = byLowerCase(texts.labels)
  const forms = byLowerCase(texts.forms)

  function translate(sentence: string): string | null {
    const known = exact.get(sentence)
    if (known !== undefined) return known
    for (const { longestText, expression, translation } of patterns) {
      if (!sentence.includes(longestText)) continue
      const values = expression.exec(sentence)?.groups
      const text = values === undefined ? null : fill(translation, values)
      if (text !== null) return text
    }
    return null
  }

  /** Null if a value that has to be translated is not known. */
  function fill(translation: string, values: Record<string, string>): string | null {
    let isKnown = true
    const text = translation.replace(filled, (_, name: string, choices?: string) => {
      const value = values[name] ?? ''
      if (choices !== undefined) {
        const all = choices.split('/')
        return all[forms.get(value.toLowerCase()) ?? 0] ?? all[0] ?? ''
      }
      const word = translateValue(name, value)
      isKnown &&= word !== null
      return word ?? ''
    })
    return isKnown ? text : null
  }

  function translateValue(name: string, value: string): string | null {
    switch (kindOf(name)) {
      case 'label':
        return labels.get(value.toLowerCase()) ?? null
      case 'sentence':
        return translate(value)
      case 'options': {
        const words = value.split(/, or |, | or /)
        return words.every((word) => labels.has(word.toLowerCase())) ? words.join(' / ') : null
      }
      default:
        return value
    }
  }

  return translate
}

interface Pattern {
  expression: RegExp
  translation: string
  /** Compared first, since most patterns do not match. */
  longestText: string
  precision: number
}

const placeholder = /\{(\w+)\}/
/** Placeholder of a translation, with the forms to choose from, if any. */
const filled = /\{(\w+)(?::([^}]*))?\}/g

function compile(english: string, translation: string): Pattern {
  // With its capturing group, `split` returns literals and names in turn.
  const parts = english.split(placeholder)
  const literals = parts.filter((_, index) => index % 2 === 0)
  const kinds = parts.filter((_, index) => index % 2 === 1).map(kindOf)
  const source = parts
    .map((part, index) => {
      if (index % 2 === 0) return escapePattern(part)
      if (parts.indexOf(part) < index) return `\\k<${part}>`
      return kindOf(part) === 'number' ? `(?<${part}>\\d[\\d.,]*)` : `(?<${part}>.*?)`
    })
    .join('')
  return {
    expression: new RegExp(`^${source}$`, 's'),
    translation,
    longestText: literals.reduce((longest, one) => (one.length > longest.length ? one : longest)),
    // Between equals, a label or number is more precise than any text.
    precision: literals.join('').length + kinds.filter((kind) => checked.has(kind)).length / 100,
  }
}

/** Kinds of placeholders that do not match every text. */
const checked: ReadonlySet<string> = new Set(['number', 'label', 'sentence', 'options'])

function escapePattern(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A placeholder's name without the digit that tells two of a kind apart. */
function kindOf(name: string): string {
  return name.replace(/\d+$/, '')
}

function byLowerCase<T>(texts: Readonly<Record<string, T>>): Map<string, T> {
  return new Map(Object.entries(texts).map(([text, value]) => [text.toLowerCase(), value]))
}
