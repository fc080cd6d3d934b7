import { expect, it } from 'vitest'
import { stepsOf } from './import-steps.tsx'

it.each([
  ['shopify', true, 'file check photos addresses'],
  ['woocommerce', false, 'file check photos addresses'],
  ['assigned', false, 'file check photos addresses'],
  ['own', true, 'file check photos'],
  ['own', false, 'file check'],
])(
  'an import of the format %s, with photos to fetch: %s, goes through %s',
  (format, hasPhotos, steps) => expect(stepsOf(format, hasPhotos).join(' ')).toBe(steps),
)
