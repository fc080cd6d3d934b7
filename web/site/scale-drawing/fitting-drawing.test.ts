import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { MessageWord, SelectionWords } from '../../../domain/chat/selection-message.ts'
import type { DrawnPiece } from '../../../domain/scale-drawing/drawn-piece.ts'
import type { TypedRoom } from '../../../domain/scale-drawing/visitor-room.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { resolveTexts } from '../../../domain/text/resolved-texts.ts'
import { loadSiteMessages } from '../../../domain/text/site-messages.ts'
import { siteRouteId } from '../content/site.ts'
import ComparedDrawing from './compared-drawing.tsx'
import type { ProductDrawing } from './drawing-data.server.ts'
import FittingDrawing from './fitting-drawing.tsx'

// Only the bundler can resolve the URL of the stylesheet.
vi.mock('./scale-drawing.css?url', () => ({ default: '/scale-drawing.css' }))

const swing: DrawnPiece = { name: 'Jhoola', kind: 'swing', width: 2020, depth: 1200, height: 2050 }
const table: DrawnPiece = { name: 'Table', kind: 'table', width: 900, depth: 900, height: 430 }

const name: MessageWord = ['name', 'Jhoola', 120]

const { labels, chat: chatWords } = await loadSiteMessages('en')
const { reference } = chatWords
const site = {
  labels,
  chatWords,
  chat: { header: '', address: 'https://wa.me/919876543210' },
  prefix: 'HS',
}

function texts(): Texts<'drawing'> {
  return resolveTexts({}, {}, 'drawing')
}

function render(element: () => ReactElement): string {
  const Stub = createRoutesStub([{ id: siteRouteId, path: '/', Component: element }])
  const hydrationData = { loaderData: { [siteRouteId]: site } }
  return renderToString(createElement(Stub, { hydrationData })).replaceAll('<!-- -->', '')
}

function renderFitting(
  asked?: TypedRoom,
  more: Partial<ProductDrawing> = {},
  chosen?: SelectionWords,
): string {
  const drawing: ProductDrawing = {
    piece: swing,
    texts: texts(),
    message: { text: 'I would like this in a custom size: {name}', words: [name], reference },
    chosen: { choices: [], price: '', link: 'https://shop.example/jhoola' },
    ...(asked && { asked }),
    ...more,
  }
  const product = { _id: 'p', ...(chosen && { chosen }) }
  return render(() => createElement(FittingDrawing, { product, drawing }))
}

function messageOf(html: string): string {
  return decodeURIComponent(/text=([^"]+)/.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'")
}

it('renders a piece with its dimensions and a text alternative', () => {
  const html = renderFitting()
  expect(html).toContain(
    '<title>202 cm wide, 205 cm high, 120 cm deep, drawn beside a person of 165 cm and a door of 203 cm.</title>',
  )
  expect(html).toContain('Proportions are exact, details are not shown.')
  for (const size of ['202 cm', '205 cm', '120 cm']) expect(html).toContain(`>${size}</text>`)
  expect(html).toContain(
    'Needs 240 cm from front to back to swing, counted with 60 cm of room on both sides.',
  )
  expect(html).not.toMatch(/ style=/)
})

it('links to an enquiry for a smaller piece, with the room in the message', () => {
  const html = renderFitting({ wall: '194', ceiling: '', system: 'cm' })
  expect(html).toContain('8 cm too wide; <a')
  expect(html).toContain('>ask for a smaller one</a>.')
  expect(messageOf(html)).toBe(
    'I would like this in a custom size: Jhoola\nThere is 194 cm of space along my wall.',
  )
  expect(html).toContain('scale-tight')
})

it('names the selection and the whole room, however long the description is', () => {
  const text = 'A custom size: {name}\n{description}\n{choices}\n{link}'
  const words = [
    name,
    ['description', 'Long words. '.repeat(300), 120],
    ['choices', '', 0],
  ] as const
  const chosen = {
    choices: [{ name: 'Fabric', value: 'Sage linen' }],
    price: '',
    link: 'https://shop.example/jhoola?fabric=sage-linen',
  }
  const room = { wall: '194', ceiling: '190', system: 'cm' } as const
  const lines = messageOf(
    renderFitting(room, { message: { text, words, reference } }, chosen),
  ).split('\n')
  expect(lines.toSpliced(1, 1)).toEqual([
    'A custom size: Jhoola',
    'Fabric: Sage linen',
    chosen.link,
    'There is 194 cm of space along my wall.',
    'My ceiling is 190 cm high.',
  ])
  expect(lines[1]).toMatch(/^Long words\. .*…$/)
})

it('formats feet and inches, and renders an error message for an invalid size', () => {
  const html = renderFitting({ wall: 'wide', ceiling: '9', system: 'ft' })
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('Enter a size such as 120 cm or 4 ft 6 in.')
  expect(html).toContain('value="9 ft"')
  expect(html).toContain('>6 ft 7.5 in</text>')
})

it('keeps the selection of the URL in hidden form fields', () => {
  const html = renderFitting(undefined, { selected: [['fabric', 'sage-linen']] })
  expect(html).toContain('<input type="hidden" name="fabric" value="sage-linen"/>')
})

it('renders the pieces of a comparison in one drawing, with a text alternative and a list', () => {
  const drawing = { pieces: [swing, table], texts: texts() }
  const html = render(() => createElement(ComparedDrawing, { drawing, system: 'cm' }))
  expect(html.match(/class="scale-piece"/g)).toHaveLength(2)
  expect(html).toContain(
    'Jhoola: 202 cm wide, 205 cm high, 120 cm deep; Table: 90 cm wide, 43 cm high, 90 cm deep, drawn',
  )
  expect(html).toContain('<li>Table</li>')
})
