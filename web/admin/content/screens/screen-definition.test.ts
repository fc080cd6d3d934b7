import { expect, it } from 'vitest'
import { itemReview } from '../../../../domain/content/item-review.ts'
import { slogan } from '../../../../domain/content/slogan.ts'
import { layOut } from '../../forms/form-layout.ts'
import { describeScreens } from './screen-definition.ts'

const fields = ['product', 'name', 'rating', 'comment'] as const
const layout = layOut(itemReview, { sections: [{ id: 'all', title: 'All', rows: [fields] }] })
const screen = { address: '/', icon: 'star', part: 'shop', form: 'dialog', layout } as const

it('fails to compile if a type with references does not define how to display them', () => {
  const referring = { product: { icon: 'quote' } } as const
  // @ts-expect-error the display of the product reference is missing
  expect(describeScreens(itemReview, screen).referring).toBeUndefined()
  expect(describeScreens(itemReview, { ...screen, referring }).referring).toEqual(referring)
  // @ts-expect-error a slogan has no references
  expect(describeScreens(slogan, { ...screen, referring }).referring).toEqual(referring)
})
