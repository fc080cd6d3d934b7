import { expect, test } from 'vitest'
import { chatLink } from '../../domain/chat/chat-message.ts'
import { writeWeek } from './week-message.ts'

const quiet = {
  brand: '',
  first: '2026-11-16',
  last: '2026-11-22',
  chats: 0,
  chatsBefore: 3,
  views: 0,
  pending: 0,
  confirmed: { count: 0, total: '₹0' },
  asked: [],
  chosen: [],
  neverAsked: [],
  missed: [],
}

test('writes a week without activity in four lines', async () => {
  expect(await writeWeek(quiet, 'en')).toBe(
    [
      'The shop, 16 November to 22 November',
      'Enquiries: 0 (previous week: 3)',
      'Product views: 0',
      'Waiting for a reply: 0',
    ].join('\n'),
  )
})

test.each(['en', 'gu'] as const)(
  'writes a week with very long names that fits into a chat link in %s',
  async (language) => {
    const name = 'झूला '.repeat(100)
    const text = await writeWeek(
      {
        ...quiet,
        asked: Array(10).fill({ name, count: 2 }),
        chosen: Array(6).fill({ name, value: name, count: 3 }),
        neverAsked: Array(10).fill({ name: 'Line\nbreak', viewed: 9 }),
        missed: Array(10).fill({ words: 'झूला'.repeat(15), count: 4 }),
      },
      language,
    )
    expect(text).toContain('• Line break (9)')
    expect(text.match(/•/g)).toHaveLength(9)
    expect(text).toMatch(/: झूला.*… \(3\)\n/)
    const link = chatLink('91', '9876543210', text) ?? ''
    expect(link.length).toBeLessThan(2_000)
    expect(new URL(link).searchParams.get('text')).toBe(text)
  },
)

test('writes the weekly summary in the language of its reader', async () => {
  const week = {
    ...quiet,
    chats: 2,
    views: 5,
    pending: 1,
    confirmed: { count: 2, total: '₹1,18,000' },
  }
  expect((await writeWeek(week, 'hi')).split('\n')).toEqual([
    'दुकान, 16 नवंबर से 22 नवंबर',
    'पूछताछ: 2 (पिछले हफ़्ते: 3)',
    'प्रोडक्ट देखे गए: 5',
    'जवाब का इंतज़ार: 1',
    'पक्के हुए कोटेशन: 2, कुल ₹1,18,000',
  ])
})
