import { describe, expect, it } from 'vitest'
import {
  allPictures,
  countFilters,
  isFiltered,
  queryOf,
  readPictureView,
  typesWithPictures,
} from './picture-view.ts'

const read = (search: string) => readPictureView(new URLSearchParams(search))

describe('view of the library in a URL', () => {
  it('asks for records of a type, or for any or no use', () => {
    expect(queryOf(read('used=no'))).toMatchObject({ used: 'no', resource: undefined })
    const rooms = queryOf(read('used=rooms'))
    expect(rooms).toMatchObject({ used: undefined, resource: 'rooms' })
  })

  it('leaves out what it does not know', () => {
    expect(read('used=planets&alt=maybe&small=no&kind=song&sort=colour')).toEqual(allPictures)
  })

  it('counts the search as a filter only for what is found', () => {
    expect(countFilters(read('q=swing&alt=no&small=yes'))).toBe(2)
    expect(isFiltered(read('q=swing'))).toBe(true)
    expect(isFiltered(read('sort=name'))).toBe(false)
  })

  it('knows types whose pictures are in entries of a list', () => {
    const tables = typesWithPictures.map(({ table }) => table)
    expect(tables).toEqual(
      expect.arrayContaining(['product', 'choice', 'settings', 'review_video']),
    )
    expect(tables).not.toContain('picture')
    expect(tables).not.toContain('redirect')
  })
})
