import { cutEncoded, encodedLength } from '../text/url-encoding.ts'
import { maxMessageLength } from './chat-message.ts'

/** Name and value of a choice that a visitor has made, such as Fabric and Sage linen. */
export interface ChosenText {
  name: string
  value: string
}

/** Message of a product in which only the selection is open. */
export interface MessageTemplate {
  /** Text with placeholders in braces. */
  text: string
  /**
   * Placeholders with their values, in the order in which they are cut if the message is too long,
   * and the minimum encoded length of each. Those of the selection have no value yet.
   */
  words: readonly MessageWord[]
  /** Word before the reference. */
  reference: string
}

export type MessageWord = readonly [word: string, value: string, minLength: number]

/** Words of a message that depend on the selection. */
export interface SelectionWords {
  choices: readonly ChosenText[]
  /** Formatted price with the surcharges of the selection; empty without a price. */
  price: string
  /** Absolute URL of the product's page with the selection. */
  link: string
}

/** Minimum encoded length that the names and values of all choices share. */
const MIN_CHOICES_LENGTH = 720

/** Matches anything in braces, so that misspelt placeholders are reported in the form. */
export const placeholder = /\{([^{}\n]*)\}/g

/**
 * Message of a selection, within the maximum length of a link: the description is cut first, at a
 * word, then the other values and those of the choices, never the link. Short on purpose: the
 * product page runs it in the browser at every choice.
 */
export function selectionMessage(
  { text, words, reference }: MessageTemplate,
  { choices, price, link }: SelectionWords,
): string {
  const maxLength = maxMessageLength(reference)
  const parts = choices.flatMap(({ name, value }) => [name, value])
  const minLength = Math.floor(MIN_CHOICES_LENGTH / parts.length)
  const said = words.flatMap(([word, value, min]): MessageWord[] => {
    if (word === 'choices') return parts.map((part, at) => [`${at}`, part.trim(), minLength])
    return [[word, word === 'price' ? price : value, min]]
  })
  const values = new Map(said.map(([word, value]) => [word, value]))
  values.set('link', link)
  // A placeholder for each name and value, so that text in braces is never read as one.
  const lines = choices.map((_, at) => `{${2 * at}}: {${2 * at + 1}}`).join('\n')
  const isSaid = (word: string) => (word === 'choices' ? lines : values.get(word)) !== ''
  const open = linesSaying(text, isSaid).replaceAll('{choices}', lines)
  const write = () => open.replace(placeholder, (whole, word: string) => values.get(word) ?? whole)
  for (const isLast of [false, true]) {
    for (const [word, , min] of said) {
      const excess = encodedLength(write()) - maxLength
      if (excess <= 0) return write()
      const value = values.get(word) ?? ''
      const room = Math.max(isLast ? 0 : min, encodedLength(value) - excess)
      values.set(word, cutEncoded(value, room))
    }
  }
  // Only a long text of the shop and six long names lead here; the link still says the choices.
  const isTooLong = encodedLength(write()) > maxLength && lines !== ''
  return isTooLong
    ? selectionMessage({ text, words, reference }, { choices: [], price, link })
    : write()
}

/** Drops lines with placeholders of which none says anything. */
export function linesSaying(template: string, isSaid: (word: string) => boolean): string {
  const says = (line: string) => {
    const asked = [...line.matchAll(placeholder)]
    return asked.length === 0 || asked.some(([, word = '']) => isSaid(word))
  }
  return template.split('\n').filter(says).join('\n')
}
