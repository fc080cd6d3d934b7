import { describe, expect, it } from 'vitest'
import { createPageRequest, PageHeaders, PageRequest, PageResponse } from './page-messages.ts'

const pairs: [string, string][] = [
  ['Content-Type', ' text/html '],
  ['vary', 'accept'],
  ['Set-Cookie', 'a=1'],
  ['Vary', 'cookie'],
  ['set-cookie', 'b=2'],
]

describe('headers', () => {
  it('are read, joined and given in order as those of the standard', () => {
    const [ours, theirs] = [new PageHeaders(pairs), new Headers(pairs)]
    expect([...ours]).toEqual([...theirs])
    expect([...ours.keys()]).toEqual([...theirs.keys()])
    expect([...ours.values()]).toEqual([...theirs.values()])
    expect(ours.getSetCookie()).toEqual(theirs.getSetCookie())
    for (const name of ['VARY', 'content-type', 'set-cookie', 'none'])
      expect([name, ours.get(name), ours.has(name)]).toEqual([
        name,
        theirs.get(name),
        theirs.has(name),
      ])
    for (const headers of [ours, theirs]) {
      headers.set('vary', 'origin')
      headers.delete('Set-Cookie')
    }
    expect([...new PageHeaders(ours)]).toEqual([...new Headers(theirs)])
  })

  it.each([
    ['a name', 'with blank', 'x'],
    ['a value', 'x', 'line\r\nbreak'],
    ['a value', 'x', 'श'],
  ])('refuse %s that cannot be sent', (_, name, value) => {
    expect(() => new PageHeaders([[name, value]])).toThrow(TypeError)
    expect(() => new Headers([[name, value]])).toThrow(TypeError)
  })
})

it('asks for a page as a request of the standard does', () => {
  const { signal } = new AbortController()
  const init = { method: 'head', headers: { accept: '*/*' }, signal }
  for (const Kind of [Request, PageRequest]) {
    const asked = new Kind('http://shop.test/a b', init)
    expect([asked.url, asked.method, asked.headers.get('Accept')]).toEqual([
      'http://shop.test/a%20b',
      'HEAD',
      '*/*',
    ])
  }
  const abort = new AbortController()
  const asked = createPageRequest('http://shop.test/', { signal: abort.signal })
  abort.abort()
  expect(asked.signal.aborted).toBe(true)
})

it('leaves to the standard what has a body', async () => {
  const sent = new PageRequest('http://shop.test/', {
    method: 'POST',
    body: 'text',
    headers: new PageHeaders({ accept: '*/*' }),
  })
  expect(sent).toBeInstanceOf(Request)
  expect(sent.headers.get('accept')).toBe('*/*')
  expect(await sent.text()).toBe('text')
  const answer = new PageResponse('<p>', { status: 404, headers: new PageHeaders({ vary: 'a' }) })
  expect(answer).toBeInstanceOf(Response)
  expect([answer.status, answer.headers.get('vary'), await answer.text()]).toEqual([
    404,
    'a',
    '<p>',
  ])
})

it('answers without a body as a response of the standard does', () => {
  for (const Kind of [Response, PageResponse]) {
    const { status, ok, body, headers } = new Kind(null, {
      status: 302,
      headers: { location: '/' },
    })
    expect([status, ok, body, headers.get('Location')]).toEqual([302, false, null, '/'])
    expect(() => new Kind(null, { status: 99 })).toThrow(RangeError)
  }
})
