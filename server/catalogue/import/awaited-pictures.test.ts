import { expect, it } from 'vitest'
import { placePictures, settlePictures, toPlannedPictures } from './awaited-pictures.ts'
import { createPhotoFinder } from './import-photos.ts'

const picture = (file: string, alt = '') => {
  return { file, alt, width: 4, height: 3, placeholder: '', focus: '' }
}
const a = 'https://other.example/a.jpg'
const b = 'https://other.example/b.jpg'
const c = 'https://other.example/c.jpg'
const order = ['old.jpg', a, b, c]
const plan = { order, details: {}, replaced: [] }
const fetched = (...addresses: string[]) =>
  new Map(addresses.map((address) => [address, picture(address.slice(-5))]))
const filesOf = ({ images }: ReturnType<typeof placePictures>) => images.map(({ file }) => file)

it.each([
  ['all at once', ['old.jpg'], [a, b, c], ['old.jpg', 'a.jpg', 'b.jpg', 'c.jpg']],
  ['the last first', ['old.jpg'], [c], ['old.jpg', 'c.jpg']],
  [
    'beside one that was added by hand',
    ['hand.jpg', 'old.jpg'],
    [a],
    ['hand.jpg', 'old.jpg', 'a.jpg'],
  ],
  ['although the first is gone', [], [b, a], ['a.jpg', 'b.jpg']],
])('places pictures in the order of the import: %s', (_, current, arrived, expected) => {
  expect(
    filesOf(
      placePictures(
        current.map((file) => picture(file)),
        plan,
        fetched(...arrived),
      ),
    ),
  ).toEqual(expected)
})

it('places a picture that is tried again between those that are there, and no other again', () => {
  const first = placePictures([picture('old.jpg')], plan, fetched(a, c))
  expect(first.planned.order).toEqual(['old.jpg', 'a.jpg', b, 'c.jpg'])
  const withoutFirst = first.images.filter(({ file }) => file !== 'a.jpg')
  expect(filesOf(placePictures(withoutFirst, first.planned, fetched(b)))).toEqual([
    'old.jpg',
    'b.jpg',
    'c.jpg',
  ])
})

it('names the addresses for which a product has no room', () => {
  const full = Array.from({ length: 19 }, (_, at) => picture(`${at}.jpg`))
  const { images, overflow, planned } = placePictures(full, plan, fetched(a, b))
  expect([images.length, overflow]).toEqual([20, [b]])
  expect(planned.order).toEqual(['old.jpg', 'a.jpg', b, c])
})

it('gives pictures their alternative texts and values of choices, fetched or from the ZIP file', () => {
  const known = { library: new Map(), files: new Map(), awaited: new Set<string>() }
  const texts = new Map([
    [a, 'From the front'],
    [b, 'From behind'],
  ])
  const found = createPhotoFinder(['b.jpg'], known).find({
    cell: `${a}; ${b}`,
    name: '',
    before: undefined,
    details: (address) => ({ alt: texts.get(address) ?? '', value: 'teak' }),
  })
  const taken = new Map([['b.jpg', picture('stored.jpg')]])
  const photos = found.photos ?? []
  expect(settlePictures(photos, taken, undefined)).toEqual([
    { ...picture('stored.jpg', 'From behind'), value: 'teak' },
  ])
  const planned = toPlannedPictures(photos, taken, undefined)
  expect(planned).toEqual({
    order: [a, 'stored.jpg'],
    details: { [a]: { alt: 'From the front', value: 'teak' } },
    replaced: [],
  })
  expect(planned && placePictures([], planned, fetched(a)).images).toEqual([
    { ...picture('a.jpg', 'From the front'), value: 'teak' },
  ])
})
