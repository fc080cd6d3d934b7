import { expect, it } from 'vitest'
import { titleOfPage } from './brand.ts'

const brand = 'Zula Living'

it.each([
  ['', 'About us', 'About us | Zula Living'],
  ['Teak swings', 'About us', 'Teak swings | Zula Living'],
  ['Swings by zula-living, Ahmedabad', 'About us', 'Swings by zula-living, Ahmedabad'],
  // Only the owner's title is looked at.
  ['', 'Zula Living swing', 'Zula Living swing | Zula Living'],
])('names the brand once, with the title %j of the owner', (own, name, title) => {
  expect(titleOfPage(own, name, brand)).toBe(title)
})

it('finds the brand as a whole word only, also in other scripts', () => {
  expect(titleOfPage('Home swings', '', 'Om')).toBe('Home swings | Om')
  expect(titleOfPage('झूलाघर के झूले', '', 'झूला')).toBe('झूलाघर के झूले | झूला')
  expect(titleOfPage('झूला: सागौन', '', 'झूला')).toBe('झूला: सागौन')
  expect(titleOfPage('Teak', '', '★')).toBe('Teak | ★')
})
