import { expect, it } from 'vitest'
import { mendJson } from './well-formed-json.ts'

it('replaces lone surrogates in JSON, and nothing else', () => {
  const open = (json: string) => JSON.parse(mendJson(json))
  expect(open(String.raw`["x \ud83d", "\uDE00 y", "\ud83d\ud83d\ude00"]`)).toEqual([
    'x �',
    '� y',
    '�😀',
  ])
  expect(open(String.raw`{"\ud83d": "\ud83d\n"}`)).toEqual({ '�': '�\n' })
  expect(open(String.raw`["\ud83d\ude00", "\\ud83d", "\u0041\\", "\"\u00e9"]`)).toEqual([
    '😀',
    String.raw`\ud83d`,
    'A\\',
    '"é',
  ])
})
