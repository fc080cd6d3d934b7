import { expect, it } from 'vitest'
import { readMarkers, removeMarkers, writeMarker } from './text-markers.ts'

it('marks a text so that the mark can be read and the text is as before without it', () => {
  for (const index of [0, 7, 15, 16, 255, 4096]) {
    const marked = `${writeMarker(index)}Discover more`
    expect(readMarkers(marked)).toEqual([index])
    expect(removeMarkers(marked)).toBe('Discover more')
  }
})

it('reads every mark of a text that was put together from several', () => {
  const joined = `See ${writeMarker(3)}all of ${writeMarker(20)}Zula 25+`
  expect(readMarkers(joined)).toEqual([3, 20])
  expect(removeMarkers(joined)).toBe('See all of Zula 25+')
})

it('takes no text without a mark for one', () => {
  for (const text of ['', 'झूला ₹1,29,900', '<b>\u200b\u2060</b>', '\ue000\ue001', '\ue000x\ue001'])
    expect(readMarkers(text)).toEqual([])
})
