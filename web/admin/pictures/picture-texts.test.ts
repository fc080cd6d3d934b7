import { describe, expect, it } from 'vitest'
import { suggestStarts } from './describe-step.tsx'
import { downloadName } from './picture-actions.tsx'
import { changesOf } from './use-picture-form.ts'

const use = { field: 'images', isHidden: false, isOwn: false }

describe('starts of a description', () => {
  it('are the names of products before those of other records, each once', () => {
    const uses = [
      { ...use, resource: 'rooms', _id: '1', name: 'Verandah' },
      { ...use, resource: 'ourCategoriesItems', _id: '2', name: 'Teak Jhoola' },
      { ...use, resource: 'ourCategoriesItems', _id: '3', name: 'Teak Jhoola' },
      { ...use, resource: 'gallery', _id: '4', name: '' },
    ]
    expect(suggestStarts(uses)).toEqual(['Teak Jhoola', 'Verandah'])
  })
})

describe('a downloaded original', () => {
  it('is named as the picture, with the extension of its file', () => {
    expect(downloadName({ name: 'IMG_1', original: '/media/abc.jpg' })).toBe('IMG_1.jpg')
    expect(downloadName({ name: 'x'.repeat(400), original: '/media/abc.png' })).toHaveLength(104)
  })
})

describe('changes of a picture', () => {
  const stored = {
    name: 'IMG_1',
    focus: { x: 0.5, y: 0.5 },
    descriptions: new Map([['en', 'A swing']] as const),
  }

  it('are none if only spaces were typed', () => {
    expect(changesOf({ ...stored, name: ' IMG_1 ' }, stored)).toBeNull()
  })

  it('have the changed values alone', () => {
    const next = { ...stored, focus: { x: 0.5, y: 0.2 } }
    expect(changesOf(next, stored)).toEqual({ focus: { x: 0.5, y: 0.2 } })
    const renamed = { ...stored, name: 'Swing', descriptions: new Map([['en', '']] as const) }
    expect(changesOf(renamed, stored)).toEqual({ name: 'Swing', alt: '' })
  })
})
