import { expect, it } from 'vitest'
import { itemReview } from '../../../../domain/content/item-review.ts'
import { slogan } from '../../../../domain/content/slogan.ts'
import { describeScreens } from './screen-definition.ts'

const screen = { address: '/', icon: 'star', part: 'shop', form: 'dialog' } as const

it('fails to compile if a type with references does not define how to display them', () => {
  const fields = ['product', 'name', 'rating', 'comment'] as const
  const review = { ...screen, sections: [{ id: 'all', rows: [fields] }] } as const
  const words = [{ id: 'words', rows: [['slogan', 'description']] }] as const
  const referring = { product: { icon: 'quote' } } as const
  // @ts-expect-error the display of the product reference is missing
  expect(describeScreens(itemReview, review).referring).toBeUndefined()
  expect(describeScreens(itemReview, { ...review, referring }).referring).toEqual(referring)
  // @ts-expect-error a slogan has no references
  const wrong = describeScreens(slogan, { ...screen, sections: words, referring })
  expect(wrong.referring).toEqual(referring)
})

it('fails to compile if a field is in no section and on no other screen', () => {
  const sections = [{ id: 'words', rows: [['slogan']] }] as const
  const placed = [{ ...sections[0], key: 'sections.slogan.words' }]
  // @ts-expect-error the description is in no section
  expect(describeScreens(slogan, { ...screen, sections }).layout.sections).toEqual(placed)
  const elsewhere = { description: '/admin/words' }
  const { layout } = describeScreens(slogan, { ...screen, sections, elsewhere })
  expect(layout).toEqual({ sections: placed, hints: {}, elsewhere })
})
