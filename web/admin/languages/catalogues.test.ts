import { describe, expect, it } from 'vitest'
import { messages as english } from './en/messages.ts'
import { messages as gujarati } from './gu/messages.ts'
import { messages as hindi } from './hi/messages.ts'
import { markMessages } from './pseudo-language.ts'

/** Names, formats and examples that are the same in every language. */
const names =
  /WhatsApp|Instagram|Facebook|Pinterest|YouTube|Google Merchant Center|Google|Excel|CSV|JSON|XML|PDF|QR|URL|JPEG|PNG|WebP|MP4|MB|Ctrl|Enter|cm|px|https?:\/\/\S*/g

const texts = flatten(english)
const languages = {
  'hi-IN': flatten(hindi),
  'gu-IN': flatten(gujarati),
  'en-GB': flatten(markMessages(english)),
}

describe.each(Object.entries(languages))('messages for %s', (_, translations) => {
  it('have the same placeholders and tags as the English messages', () => {
    const different = [...texts].filter(([key, message]) => {
      const translation = translations.get(key) ?? ''
      return String(syntaxOf(translation)) !== String(syntaxOf(message))
    })
    expect(different.map(([key]) => key)).toEqual([])
  })

  it('are all translated', () => {
    const forgotten = [...texts].filter(
      ([key, message]) => message === translations.get(key) && hasWords(message),
    )
    expect(forgotten.map(([key]) => key)).toEqual([])
  })
})

/** Messages by their path, such as `auth.login.title`. */
function flatten(messages: object, path: readonly string[] = []): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(messages)) {
    const inner = [...path, key]
    if (typeof value === 'string') found.set(inner.join('.'), value)
    else for (const [name, text] of flatten(value, inner)) found.set(name, text)
  }
  return found
}

/**
 * Names of the arguments of an ICU message. Braces inside `{count, plural, …}` begin a branch, those inside a
 * branch an argument again.
 */
function argumentsOf(message: string): string[] {
  const found: string[] = []
  let depth = 0
  for (const [index, letter] of [...message].entries()) {
    if (letter === '}') depth -= 1
    if (letter !== '{') continue
    depth += 1
    if (depth % 2 === 0) continue
    const [, name = ''] = /^\{\s*(\w+)/.exec([...message].slice(index).join('')) ?? []
    found.push(name)
  }
  return found
}

function tagsOf(message: string): string[] {
  return [...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
}

/** Names of arguments and tags, each once. */
function syntaxOf(message: string): string[] {
  return [...new Set([...argumentsOf(message), ...tagsOf(message)])].sort()
}

/** True if a message has words of its own besides names and placeholders. */
function hasWords(message: string): boolean {
  const text = message.replaceAll(/\{\w+\}|<\/?\w+>/g, ' ').replaceAll(names, ' ')
  return /[A-Za-z]{2,}/.test(text)
}
