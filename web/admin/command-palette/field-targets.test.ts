import { expect, it } from 'vitest'
import { fieldsOf } from '../../../domain/content/content-type.ts'
import { englishTargets } from '../../../tests/helpers/target-languages.ts'
import { contentScreens } from '../content/screens/screens.ts'
import { listFields, productOnScreen } from './field-targets.ts'

const { english } = englishTargets
const fields = listFields('/admin', englishTargets)

it('lists every field of every form with a unique URL', () => {
  const forms = contentScreens.filter(({ layout }) => layout.sections.length > 0)
  const declared = forms.flatMap(({ type }) =>
    fieldsOf(type).flatMap(([, field]) =>
      field.kind === 'texts'
        ? Object.keys(field.known).map((id) => english(`pageTexts.${id}`))
        : [english(`fields.${field.path}.label`)],
    ),
  )
  expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(declared))
  expect(fields.length).toBeGreaterThan(declared.length)
  expect(new Set(fields.map(({ to }) => to)).size).toBe(fields.length)
})

it('links to the open form, or to a new product on other screens', () => {
  const products = '/admin/manage-store/products'
  const inside = (path: string) =>
    listFields(path, englishTargets).find(({ id }) => id === 'product.material')?.address
  expect(inside(`${products}/01a2`)).toBe(`${products}/01a2`)
  expect(inside(`${products}/photographs`)).toBe(`${products}/add`)
  expect(inside(`${products}/view/01a2`)).toBe(`${products}/add`)
})

it('returns the product id on the form and the view screen, and null on others', () => {
  const products = '/admin/manage-store/products'
  expect(productOnScreen(`${products}/01a2`)).toBe('01a2')
  expect(productOnScreen(`${products}/view/01a2/`)).toBe('01a2')
  for (const path of ['', '/', '/add', '/import', '/photographs', '/sheet']) {
    expect(productOnScreen(products + path)).toBeNull()
  }
  expect(productOnScreen('/admin/contact/edit')).toBeNull()
})
