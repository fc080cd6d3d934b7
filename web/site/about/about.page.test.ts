import { beforeAll, expect, it } from 'vitest'
import { type Shop, shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
let page: Awaited<ReturnType<Shop['visit']>>

beforeAll(async () => {
  page = await shop.visit('/aboutus')
})

it('shows its sections in order', () => {
  const { document } = page
  const headings = [...document.querySelectorAll('main :is(h1, h2)')]
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'About Us',
    'Made slowly, to move gently',
    'Our Story and Purpose',
    'Inside our workshop and showroom',
    'A swing drawn for your room',
    'At home with Zula',
  ])
  expect(document.querySelector('.banner-module__root')?.textContent).toContain(
    'Creating Classic Swings for Focused Living',
  )
  expect(document.querySelectorAll('.about-module__story')).toHaveLength(3)
})

it('does not lead to itself', () => {
  expect(page.document.querySelector('.about-section-module__root a')).toBeNull()
})

it('plays the video of the workshop, and leads from its photos to the contact page', () => {
  const { document } = page
  const button = document.querySelector(
    '.about-section-module__root .video-button-module__root button',
  )
  expect(button?.getAttribute('aria-label')).toMatch(/^Play/)
  const more = document.querySelector('.about-module__gallery a')
  expect(more?.textContent).toMatch(/^Discover more/)
  expect(more?.getAttribute('href')).toBe('/contactus')
})
