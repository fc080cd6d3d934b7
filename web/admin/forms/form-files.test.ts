import { expect, it } from 'vitest'
import { choice } from '../../../domain/content/choice.ts'
import { product } from '../../../domain/content/product.ts'
import { newValue } from './choices/value-entry.ts'
import { valuesOf } from './fields/field-forms.ts'
import { replaceFile } from './form-files.ts'
import { translationKey } from './languages/translation-keys.ts'
import { storedImage } from './media/media-value.ts'

const before = '/media/before.jpg'
const after = { url: '/media/after.jpg', width: 640 }
const change = { before, after }

it('shows the new file of a picture in lists, values and translations, and leaves the rest', () => {
  const images = [{ url: before, width: 800, alt: 'Teak' }, { url: '/media/other.jpg' }]
  const key = translationKey('images', 'hi')
  const texts = { [before]: 'सागौन', '/media/other.jpg': 'दूसरा' }
  const values = { ...valuesOf(product, { name: 'Swing', images }), [key]: texts }
  const replaced = replaceFile(product, values, change)
  expect(replaced.images).toMatchObject([
    { url: after.url, width: 640, alt: 'Teak' },
    { url: '/media/other.jpg' },
  ])
  expect(replaced[key]).toEqual({ [after.url]: 'सागौन', '/media/other.jpg': 'दूसरा' })
  expect({ ...replaced, images: values.images, [key]: texts }).toEqual(values)

  const image = storedImage({ url: before }, undefined)
  const samples = { ...valuesOf(choice, null), values: [newValue({ name: 'Sage', image })] }
  const changed = replaceFile(choice, samples, change)
  expect(changed.values).toMatchObject([{ name: 'Sage', image: after }])
})
