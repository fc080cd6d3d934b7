import { expect, it } from 'vitest'
import { readMarkers, removeMarkers, writeMarker } from './text-markers.ts'

it('writes a marker that can be read, and removed without changing the text', () => {
  for (const index of [0, 7, 15, 16, 255, 4096]) {
    const marked = `${writeMarker(index)}Discover more`
    expect(readMarkers(marked)).toEqual([index])
    expect(removeMarkers(marked)).toBe('Discover more')
  }
})

it('reads every marker of a text joined from several texts', () => {
  const joined = `See ${writeMarker(3)}all of ${writeMarker(20)}Zula 25+`
  expect(readMarkers(joined)).toEqual([3, 20])
  expect(removeMarkers(joined)).toBe('See all of Zula 25+')
})

it('finds no markers in an unmarked text', () => {
  for (const text of ['', 'झूला ₹1,29,900', '<b>\u200b\u2060</b>', '\ue000\ue001', '\ue000x\ue001'])
    expect(readMarkers(text)).toEqual([])
})
