import { expect, it } from 'vitest'
import { htmlToLine, htmlToText, showsMedia } from './html-text.ts'

it('keeps paragraphs, headings and lists, and nothing of markup', () => {
  const html = `<h2>Walnut Jhoola</h2>\r\n<p>A <strong>swing</strong> for&nbsp;two,<br>in
    solid wood.</p><p>Made in <a href="https://example.com">Surat</a>.</p>
    <ul><li>Brass chain</li><li>Seat <em>70&nbsp;cm</em> deep</li></ul>
    <ol><li>Hang it</li><li>Sit down</li></ol>
    <table><tr><th>Width</th><td>180 cm</td></tr><tr><th>Wood</th><td>Walnut</td></tr></table>`
  expect(htmlToText(html).split(/\n+/)).toEqual([
    'Walnut Jhoola',
    'A swing for two,',
    'in solid wood.',
    'Made in Surat.',
    '• Brass chain',
    '• Seat 70 cm deep',
    '1. Hang it',
    '2. Sit down',
    'Width 180 cm',
    'Wood Walnut',
  ])
})

it('drops scripts, styles, comments, forms and pictures', () => {
  const html = `<style>p{color:red}</style><p onclick="x()">Before</p><script>alert("1 < 2")</script>
    <!-- <p>note</p> --><img src=x onerror=alert(1) alt="Swing"><iframe src="//video">none</iframe>
    <svg><text>drawn</text></svg><form><button>Buy</button></form><p>After</p><scr<script>ipt>`
  expect(htmlToText(html).split(/\n+/).slice(0, 2)).toEqual(['Before', 'After'])
  expect(htmlToText(html)).not.toMatch(/alert|color|note|none|drawn|Buy|<p/)
  expect([showsMedia(html), showsMedia('<p>Only words</p>')]).toEqual([true, false])
})

it('keeps line breaks where they count', () => {
  expect(htmlToText('One\r\nTwo\n\nThree & a half < four')).toBe(
    'One\nTwo\n\nThree & a half < four',
  )
  expect(htmlToText('<b>One</b>\nTwo &amp; three')).toBe('One\nTwo & three')
  const blocks = 'First\n\nSecond\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>'
  expect(htmlToText(blocks).split(/\n+/)).toEqual(['First Second', '• a', '• b'])
  expect(htmlToText(blocks, true).split(/\n+/)).toEqual(['First', 'Second', '• a', '• b'])
})

it('keeps the words of what is nested without end', () => {
  const depth = 100_000
  const html = `<p>Before</p>${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}<p>After</p>`
  expect(htmlToText(html)).toMatch(/^Before\s+deep\s+After$/)
})

it('writes names on one line', () => {
  expect(htmlToLine('Tables &amp; <b>Chairs</b>\n')).toBe('Tables & Chairs')
  expect(htmlToLine('झूला &#8211; बड़ा')).toBe('झूला – बड़ा')
})

it('converts hostile HTML in little time, and the text behind a large picture', () => {
  const start = performance.now()
  for (const nested of ['<ul><li>', '<div>', '<table><tr><td>', '<blockquote>'])
    expect(htmlToText(`Teak${nested.repeat(500_000)}`)).toBe('Teak')
  expect(htmlToText(`Oiled${'&nbsp;'.repeat(80_000)}teak`).length).toBe(80_009)
  expect(performance.now() - start).toBeLessThan(5_000)
  const picture = `<img src="data:image/png;base64,${'A'.repeat(900_000)}">`
  expect(htmlToText(`<p>Oiled</p>${picture}<p>teak</p>`)).toBe('Oiled\n\nteak')
})
