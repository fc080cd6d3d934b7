import { expect, it } from 'vitest'
import { about } from '../../../domain/content/about.ts'
import { contact } from '../../../domain/content/contact.ts'
import { itemReview } from '../../../domain/content/item-review.ts'
import { missingFields, valuesOf } from './form-values.ts'

it('names the required fields without a value, in the order of the form', () => {
  expect(missingFields(contact, valuesOf(contact, null))).toEqual([
    'title',
    'description',
    'image',
    'address',
    'mobileNumber',
    'email',
    'watsappNumber',
  ])
  expect(missingFields(about, valuesOf(about, { tags: ['Teak'], title: ' ' }))).not.toContain(
    'tags',
  )
  expect(missingFields(about, valuesOf(about, { title: ' ' }))).toContain('title')
  const review = { rating: 4, name: 'Asha', comment: 'Lovely', ourCategoriesItem: null }
  expect(missingFields(itemReview, valuesOf(itemReview, review))).toEqual(['ourCategoriesItem'])
})

it('takes a wrong value for one that is there', () => {
  const values = { ...valuesOf(contact, null), email: 'nobody', mobileNumber: '12' }
  expect(missingFields(contact, values)).not.toContain('email')
  expect(missingFields(contact, values)).not.toContain('mobileNumber')
})
