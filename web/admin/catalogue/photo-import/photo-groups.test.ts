import { expect, it } from 'vitest'
import { createReliabilityCheck } from './chosen-photos.ts'
import {
  type ChosenPhoto,
  canJoin,
  groupPhotos,
  join,
  nameOfGroup,
  type PhotoGroup,
  removeFromGroup,
  splitGroups,
} from './photo-groups.ts'

const second = 1000
const noon = new Date(2026, 4, 1, 12).getTime()

function photo(name: string, takenAt: number | null = null): ChosenPhoto {
  return { id: name, file: new File([], name), takenAt, preview: '' }
}
const namesIn = (groups: PhotoGroup[]) =>
  groups.map(({ photos }) => photos.map(({ file }) => file.name))

it('groups photos with the same name, with the front view first', () => {
  const groups = groupPhotos(
    [
      'walnut-jhoola-2.jpg',
      'teak-bench.jpg',
      'Walnut_Jhoola_10.jpg',
      'walnut-jhoola_front.jpg',
      'teak-bench (1).jpg',
    ].map((name) => photo(name)),
  )
  expect(namesIn(groups)).toEqual([
    ['walnut-jhoola_front.jpg', 'walnut-jhoola-2.jpg', 'Walnut_Jhoola_10.jpg'],
    ['teak-bench.jpg', 'teak-bench (1).jpg'],
  ])
  expect(groups.map(nameOfGroup)).toEqual(['Walnut jhoola', 'Teak bench'])
})

it('groups photos with camera file names taken within one minute of the first', () => {
  const groups = groupPhotos([
    photo('IMG_1.jpg', noon),
    photo('IMG_2.jpg', noon + 40 * second),
    photo('IMG_3.jpg', noon + 70 * second),
    photo('IMG_4.jpg', noon + 125 * second),
    photo('IMG_5.jpg', noon + 140 * second),
    photo('IMG_6.jpg'),
    photo('IMG_7.jpg'),
  ])
  expect(namesIn(groups)).toEqual([
    ['IMG_1.jpg', 'IMG_2.jpg'],
    ['IMG_3.jpg', 'IMG_4.jpg'],
    ['IMG_5.jpg'],
    ['IMG_6.jpg'],
    ['IMG_7.jpg'],
  ])
  expect(groups.map(nameOfGroup)).toEqual(['', '', '', '', ''])
})

it('does not group photos with different names taken at the same time', () => {
  const groups = groupPhotos([
    photo('jhoola.jpg', noon),
    photo('bench.jpg', noon),
    photo('IMG_1.jpg', noon),
  ])
  expect(groups).toHaveLength(3)
})

it('limits each group to the maximum number of photos of a product', () => {
  const photos = Array.from({ length: 25 }, (_, index) => photo(`jhoola-${index}.jpg`))
  expect(groupPhotos(photos).map((group) => group.photos.length)).toEqual([20, 5])
})

it('merges neighbouring groups, removes a photo from a group, and splits all groups', () => {
  const groups = groupPhotos(['a-1.jpg', 'a-2.jpg', 'bench.jpg'].map((name) => photo(name)))
  expect([canJoin(groups, 0), canJoin(groups, 1)]).toEqual([true, false])
  expect(namesIn(join(groups, 0))).toEqual([['a-1.jpg', 'a-2.jpg', 'bench.jpg']])
  expect(namesIn(removeFromGroup(groups, 0, 'a-1.jpg'))).toEqual([
    ['a-2.jpg'],
    ['a-1.jpg'],
    ['bench.jpg'],
  ])
  expect(removeFromGroup(groups, 1, 'bench.jpg')).toEqual(groups)
  const apart = splitGroups(groups)
  expect(namesIn(apart)).toEqual([['a-1.jpg'], ['a-2.jpg'], ['bench.jpg']])
  expect(new Set(apart.map(({ id }) => id)).size).toBe(3)
  const full = groupPhotos(Array.from({ length: 21 }, (_, index) => photo(`a-${index}.jpg`)))
  expect(canJoin(full, 0)).toBe(false)
})

it('trusts the modification time of a file only if it is plausible as the capture time', () => {
  const now = noon
  const old = (seconds: number) => now - 3_600_000 + seconds * second
  expect(createReliabilityCheck([old(0), old(200)], now)(old(0))).toBe(true)
  expect(createReliabilityCheck([now - second], now)(now - second)).toBe(false)
  expect(createReliabilityCheck([0, 1, 2, 3].map(old), now)(old(0))).toBe(false)
  expect(createReliabilityCheck([0, 100, 200, 300].map(old), now)(old(0))).toBe(true)
})
