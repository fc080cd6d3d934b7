import { expect, it } from 'vitest'
import { about } from '../../../../domain/content/about.ts'
import { category } from '../../../../domain/content/category.ts'
import { contact } from '../../../../domain/content/contact.ts'
import { gallery } from '../../../../domain/content/gallery.ts'
import { itemReview } from '../../../../domain/content/item-review.ts'
import { product } from '../../../../domain/content/product.ts'
import { reviewVideo } from '../../../../domain/content/review-video.ts'
import { choose, type MediaValue, readMediaList } from '../media/media-value.ts'
import { bodyOf, missingFields, valuesOf } from './field-forms.ts'

it('lists required fields without a value, in the order of the form', () => {
  expect(missingFields(contact, valuesOf(contact, null))).toEqual([
    'title',
    'description',
    'image',
    'address',
    'mobileNumber',
    'email',
    'whatsappNumber',
  ])
  expect(missingFields(about, valuesOf(about, { tags: ['Teak'], title: ' ' }))).not.toContain(
    'tags',
  )
  expect(missingFields(about, valuesOf(about, { title: ' ' }))).toContain('title')
  const review = { rating: 4, name: 'Asha', comment: 'Lovely', product: null }
  expect(missingFields(itemReview, valuesOf(itemReview, review))).toEqual(['product'])
})

it('does not report an invalid value as missing', () => {
  const values = { ...valuesOf(contact, null), email: 'nobody', mobileNumber: '12' }
  expect(missingFields(contact, values)).not.toContain('email')
  expect(missingFields(contact, values)).not.toContain('mobileNumber')
})

it('sends the choices of a product as one multipart field, and the value of each photo', () => {
  const url = '/media/photo.jpg'
  const choices = [{ choice: 'fabric', values: ['sage'] }]
  const values = valuesOf(product, { choices, images: [{ url, value: 'sage' }, { url: '/b.jpg' }] })
  const file = { ...choose(new File(['x'], 'c.jpg')), value: 'sage' }
  const images = readMediaList(values.images)
  const body = bodyOf(product, { ...values, images: [...images, file] })
  expect(body.getAll('choices')).toEqual([JSON.stringify(choices)])
  const [first, second, sent, described] = body.getAll('images')
  expect(JSON.parse(String(first))).toEqual({ url, alt: '', focus: '', value: 'sage' })
  expect(JSON.parse(String(second))).toEqual({ url: '/b.jpg', alt: '', focus: '', value: '' })
  expect(sent).toBeInstanceOf(File)
  expect(JSON.parse(String(described))).toEqual({ alt: '', focus: '', value: 'sage' })
})

it('names pictures of the library instead of uploading them', () => {
  const library = { alt: 'Teak', focus: '40% 60%', value: '', poster: '', width: 800 }
  const chosen = { ...library, kind: 'stored', url: '/media/new.jpg', picture: 'p1' } as const
  const [kept] = readMediaList(valuesOf(gallery, { images: [{ url: '/a.jpg' }] }).images)
  const sentBy = (...images: MediaValue[]) => bodyOf(gallery, { images }).getAll('images').map(read)
  const read = (part: FormDataEntryValue) => JSON.parse(String(part))
  const named = { picture: 'p1', alt: 'Teak', focus: '40% 60%' }
  if (kept === undefined) throw new Error('The gallery has a picture.')
  expect(sentBy(kept, chosen)).toEqual([{ url: '/a.jpg', alt: '', focus: '' }, named])
  // Without what is there: only new pictures would be added to it.
  expect(sentBy(chosen)).toEqual([[], named])
  expect(read(bodyOf(category, { image: chosen }).get('image') ?? '')).toEqual(named)
  expect(bodyOf(reviewVideo, { video: chosen }).getAll('video')).toEqual(['picture:p1'])
})

it('omits the value from photos of types without choices', () => {
  const body = bodyOf(gallery, valuesOf(gallery, { images: [{ url: '/a.jpg' }] }))
  expect(JSON.parse(String(body.get('images')))).not.toHaveProperty('value')
})
