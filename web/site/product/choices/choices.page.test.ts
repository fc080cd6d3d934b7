import { beforeAll, describe, expect, it } from 'vitest'
import { writeFromPrice, writePrice } from '../../../../tests/helpers/price.ts'
import { messageOf, shopForAllTests, shopOrigin } from '../../../../tests/helpers/shop.ts'
import { submittedAddress } from '../../../../tests/helpers/submitted-address.ts'

const shop = shopForAllTests('demo')
/** Address of a sofa with all fabrics, two finishes and a length of one’s own. */
let sofa: string

beforeAll(async () => {
  sofa = await pathOf('Cane-Side Sofa')
})

async function productOf(name: string) {
  const { categoryItemData } = await shop.read(`/ourCategoriesItems?q=${name}`)
  return categoryItemData[0]
}
const pathOf = async (name: string): Promise<string> => (await productOf(name)).path

const labelOf = (document: Document, choice: string) =>
  document.querySelector(`#choice-${choice} .choice-label`)?.textContent
const priceOf = (document: Document) =>
  document.querySelector('.offer-line-module__large strong')?.textContent
/** Link of a value, by the beginning of its name. */
const linkOf = (document: Document, name: string) =>
  [...document.querySelectorAll('.choices li > *')].find((link) =>
    link.querySelector('.choice-name')?.textContent.startsWith(name),
  )
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')
describe('values', () => {
  it('are links that choose them', async () => {
    const { document } = await shop.visit(sofa)
    expect(labelOf(document, 'fabric')).toBe('Fabric: Choose')
    expect(priceOf(document)).toBe(`Price: ${writeFromPrice('72000')}`)
    const charcoal = linkOf(document, 'Charcoal wool')
    expect(charcoal?.textContent).toBe('Charcoal wool + ₹4,500')
    expect(hrefOf(charcoal)).toBe('?fabric=charcoal-wool#choice-fabric')
  })

  it('are shown as chosen, with their price', async () => {
    const { document } = await shop.visit(`${sofa}?fabric=charcoal-wool`)
    expect(labelOf(document, 'fabric')).toBe('Fabric: Charcoal wool')
    expect(linkOf(document, 'Charcoal wool')?.getAttribute('aria-current')).toBe('true')
    expect(priceOf(document)).toBe(`Price: ${writeFromPrice('76500')}`)
    const both = await shop.visit(`${sofa}?fabric=charcoal-wool&wood-finish=dark-walnut`)
    expect(priceOf(both.document)).toBe(`Price: ${writePrice('79500')}`)
  })

  it('keep what else is chosen, and are taken back by their link', async () => {
    const query = 'wood-finish=dark-walnut&x=1&fabric=indigo-linen&fabric=sage-linen'
    const { document } = await shop.visit(`${sofa}?${query}`)
    expect(labelOf(document, 'fabric')).toBe('Fabric: Indigo linen')
    const hrefs = ['Dark walnut', 'Oiled teak'].map((name) => hrefOf(linkOf(document, name)))
    expect(hrefs).toEqual([
      '?fabric=indigo-linen#choice-wood-finish',
      '?fabric=indigo-linen&wood-finish=oiled-teak#choice-wood-finish',
    ])
  })

  it('are no links while they are not available', async () => {
    const { document } = await shop.visit(sofa)
    const gone = linkOf(document, 'Black ash')
    expect(gone?.textContent).toContain('Not available now')
    expect(gone?.getAttribute('aria-disabled')).toBe('true')
    expect(gone?.hasAttribute('href')).toBe(false)
  })

  it('show their photo first', async () => {
    const { path, images } = await productOf('Three-Seat Linen Sofa')
    const { document } = await shop.visit(`${path}?fabric=indigo-linen`)
    const photo = document.querySelector('.product-gallery-module__open img')?.getAttribute('src')
    expect(photo).toContain(images[7].url.replace(/^.*\/|\.\w+$/g, ''))
  })

  it('are named in the order message, which links to them', async () => {
    const query = '?fabric=charcoal-wool&wood-finish=dark-walnut'
    const { document } = await shop.visit(sofa + query)
    for (const link of document.querySelectorAll('#order a, .order-bar-module__root a')) {
      const lines = messageOf(link)?.split('\n')
      expect(lines).toEqual(
        expect.arrayContaining([
          'Fabric: Charcoal wool',
          'Wood finish: Dark walnut',
          `Price: ${writePrice('79500')}`,
          `Link: ${shopOrigin}${sofa}${query}`,
        ]),
      )
    }
    expect(document.querySelector('.order-bar-module__root')?.textContent).toContain(
      writePrice('79500'),
    )
  })

  it('are part of the question for another size', async () => {
    const { getByRole } = await shop.visit(`${sofa}?fabric=indigo-linen`)
    const link = hrefOf(getByRole('link', { name: 'Need another size?' })) ?? ''
    expect(link).toMatch(/\?product=[\w-]+&fabric=indigo-linen#message-h$/)
    const message = (await shop.visit(link)).getByRole('textbox', { name: 'Your message' })
    expect(message.textContent).toContain(`${sofa}?fabric=indigo-linen\n`)
  })
})

describe('a measure', () => {
  const fieldOf = (document: Document) =>
    document.querySelector<HTMLInputElement>('input[name=own-length]:not([type=hidden])')
  /** Page to which the form of the measure leads from a page of the sofa. */
  async function enter(text: string, query = '') {
    const { document } = await shop.visit(sofa + query)
    const form = fieldOf(document)?.form ?? null
    const address = submittedAddress(form, { 'own-length': text })
    return { address, ...(await shop.visit(address)) }
  }

  it('has its bounds in both units', async () => {
    const { document } = await shop.visit(sofa)
    const [help = ''] = fieldOf(document)?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(help)?.textContent).toBe(
      'From end to end; we answer with the price. · 120 cm (3 ft 11 in) to 300 cm (9 ft 10 in)',
    )
  })

  it('is submitted with what else is chosen', async () => {
    const { address, document } = await enter(`4'6"`, '?fabric=indigo-linen')
    expect(address).toBe(`${sofa}?fabric=indigo-linen&own-length=4%276%22#choice-own-length`)
    expect(labelOf(document, 'own-length')).toBe('Own length: 137.2 cm (4 ft 6 in)')
    expect(labelOf(document, 'fabric')).toBe('Fabric: Indigo linen')
    expect(hrefOf(linkOf(document, 'Oiled teak'))).toContain('own-length=4%276%22')
  })

  it('is read in Indian scripts, and stays in its field as typed', async () => {
    const { document } = await enter('४ फीट')
    expect(labelOf(document, 'own-length')).toBe('Own length: 121.9 cm (4 ft)')
    expect(fieldOf(document)?.value).toBe('४ फीट')
  })

  it('out of its bounds is refused with a message', async () => {
    const { document } = await enter('9 m')
    expect(document.querySelector('#choice-own-length [role=alert]')?.textContent).toContain(
      'cannot make this length',
    )
    expect(labelOf(document, 'own-length')).toBe('Own length: Choose')
    expect(fieldOf(document)?.getAttribute('aria-invalid')).toBe('true')
  })
})
