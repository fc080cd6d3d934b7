import fc from 'fast-check'

/** A malformed multipart body with its Content-Type header. */
export interface HostileForm {
  title: string
  contentType: string
  body: Buffer
}

const type = (boundary: string) => `multipart/form-data; boundary=${boundary}`

/** Handwritten malformed forms. */
export function knownForms(photograph: Buffer): HostileForm[] {
  const part = (disposition: string, content: string | Buffer = 'x', more = '') =>
    Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const form = (title: string, parts: Buffer[], end = '--b--\r\n', contentType = type('b')) => ({
    title,
    contentType,
    body: Buffer.concat([...parts, Buffer.from(end)]),
  })
  const image = (filename: string, content: Buffer | string = photograph) =>
    part(`name="image"; filename="${filename}"`, content, 'Content-Type: image/jpeg\r\n')
  const name = part('name="name"', 'Swings')
  return [
    form('no boundary', [name], '--b--', 'multipart/form-data'),
    form('an empty boundary', [name], '--b--', 'multipart/form-data; boundary='),
    form('another boundary', [name], '--b--', type('c')),
    form('a boundary with a line break', [name], '--b--', 'multipart/form-data; boundary="b\tc"'),
    form('nothing', [], ''),
    form('only the end', []),
    form('no end', [name, image('a.jpg')], ''),
    form(
      '10,000 parts',
      Array.from({ length: 10_000 }, () => name),
    ),
    form('60 photographs', [name, ...Array.from({ length: 60 }, () => image('a.jpg'))]),
    form('a path for a name', [name, image('../../../etc/passwd')]),
    form('a name with NUL', [name, image('a.jpg\0.php')]),
    form('a name of 100,000 letters', [name, image('a'.repeat(100_000))]),
    form('a field with NUL', [part('name="na\0me"'), name]),
    form('a field without a name', [part('filename="a.jpg"', photograph), name]),
    form('__proto__', [name, part('name="__proto__"', '{"isAdmin":true}')]),
    form('constructor', [name, part('name="constructor[prototype][isAdmin]"', 'true')]),
    form('a text in place of a file', [name, part('name="image"', 'no file')]),
    form('a file in place of a text', [part('name="name"; filename="a.txt"', 'Swings')]),
    form('JSON in a part', [part('name="name"', '{"a":1}', 'Content-Type: application/json\r\n')]),
    form('base64', [part('name="name"', 'U3dpbmdz', 'Content-Transfer-Encoding: base64\r\n')]),
    form('an unknown charset', [
      part('name="name"', 'x', 'Content-Type: text/plain; charset=x-none\r\n'),
    ]),
    form('a text of a megabyte', [part('name="name"', 'x'.repeat(1_000_000))]),
    form('headers of a megabyte', [part('name="name"', 'x', `X: ${'y'.repeat(1_000_000)}\r\n`)]),
    form('no headers', [Buffer.from('--b\r\n\r\nx\r\n'), name]),
    form('line feeds alone', [
      Buffer.from('--b\nContent-Disposition: form-data; name="name"\n\nx\n'),
    ]),
    form('a form in a form', [
      part('name="name"', '--c\r\n\r\n--c--', 'Content-Type: multipart/mixed; boundary=c\r\n'),
    ]),
    form('a preamble of a megabyte', [Buffer.alloc(1_000_000, 'x'), name]),
    form('what comes behind the end', [name], `--b--\r\n${'x'.repeat(100_000)}`),
    form('dashes only', [Buffer.alloc(200_000, '-')]),
  ]
}

/** Random malformed forms (fuzzing): pieces of valid ones, cut, repeated and mixed with invalid ones. */
export function randomForms(count: number, photograph: Buffer): HostileForm[] {
  const piece = fc.oneof(
    fc
      .constantFrom(
        '--b',
        '--b--',
        '\r\n',
        '\n',
        '\r\n\r\n',
        'Content-Disposition: form-data; name="name"',
        'Content-Disposition: form-data; name="image"; filename="a.jpg"',
        "Content-Disposition: form-data; name*=utf-8''%FF",
        'Content-Disposition: attachment',
        'Content-Type: image/jpeg',
        'Content-Type: application/json',
        'name="__proto__"',
        '\0',
        '"',
        ';',
      )
      .map((text) => Buffer.from(text)),
    fc.constant(photograph),
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ maxLength: 40 }).map((text) => Buffer.from(text)),
  )
  const whole = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nSwings\r\n'),
    Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'),
    photograph,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const mixed = fc.array(piece, { maxLength: 30 }).map((pieces) => Buffer.concat(pieces))
  const cut = fc.nat(whole.length).map((length) => whole.subarray(0, length))
  const spoiled = fc
    .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
    .map((changes) => {
      const bytes = Buffer.from(whole)
      for (const [at, value] of changes) bytes[at] = value
      return bytes
    })
  const bodies = fc.sample(fc.oneof(mixed, cut, spoiled), { numRuns: count, seed: 20_261_121 })
  return bodies.map((body, index) => ({
    title: `by chance ${index}`,
    contentType: type('b'),
    body,
  }))
}
