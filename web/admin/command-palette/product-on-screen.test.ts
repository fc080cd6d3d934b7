import { expect, it } from 'vitest'
import { productOnScreen } from './product-on-screen.ts'

it('returns the product id on the form and the view screen, and null on others', () => {
  const products = '/admin/manage-store/products'
  expect(productOnScreen(`${products}/01a2`)).toBe('01a2')
  expect(productOnScreen(`${products}/view/01a2/`)).toBe('01a2')
  for (const path of ['', '/', '/add', '/import', '/photographs', '/sheet']) {
    expect(productOnScreen(products + path)).toBeNull()
  }
  expect(productOnScreen('/admin/contact/edit')).toBeNull()
})
