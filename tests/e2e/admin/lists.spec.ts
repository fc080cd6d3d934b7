import { expectAbovePlace } from '../../helpers/sortable.ts'
import { expect, openScreen, test, withMotion } from '../../helpers/test.ts'

test.use(withMotion)

test('a row is dragged past a neighbour, and on to the end of the page', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openScreen(page, ownSite, '/admin/manage-store/products')
  const grips = page.getByRole('button', { name: /^Move .+, place/ })
  await expect(grips.first()).toBeVisible()
  const label = (await grips.first().getAttribute('aria-label')) ?? ''
  const name = label.replace(/^Move (.+), place.*/, '$1')
  const grip = page.getByRole('button', { name: `Move ${name}, place` })

  const box = await grip.boundingBox()
  if (box === null) throw new Error('The grip is not on the screen.')
  await page.mouse.move(box.x + 8, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + 8, box.y + 70, { steps: 6 })
  await expectAbovePlace(page, '2 of 24')
  await page.mouse.move(box.x + 8, 590, { steps: 4 })
  // The list keeps scrolling while the pointer rests at the edge.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeInViewport()
  await expectAbovePlace(page, '20 of 24')
  await page.mouse.up()
  await expect(grip).toHaveAttribute('aria-label', /place 20 of/)
})
