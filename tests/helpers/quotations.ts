import type { Shop } from './shop.ts'

/** A quotation that was sent. */
export interface SentQuotation {
  _id: string
  number: string
  /** Path of its page. */
  path: string
}

/** Lines of a quotation over ₹1,18,000 + ₹38,250, with a photo of the demo catalogue in the first. */
export async function writeLines(shop: Shop): Promise<object[]> {
  const { categoryItemData } = await shop.read('/ourCategoriesItems?q=Teak Spindle Jhoola')
  const [{ _id, name, images }] = categoryItemData
  const swing = {
    product: _id,
    title: name,
    details: 'Fabric: Indigo',
    quantity: 2,
    price: '59000',
  }
  const chair = { title: 'Cane chair', quantity: 1, price: '42500' }
  return [
    { ...swing, image: images[0].url },
    { ...chair, discount: { kind: 'percent', value: '10' } },
  ]
}

/** Adds a quotation and sends it; without lines it has those of `writeLines`. */
export async function sendQuotation(shop: Shop, fields: object = {}): Promise<SentQuotation> {
  const lines = 'lines' in fields ? {} : { lines: await writeLines(shop) }
  const { quotationData } = await shop.call('POST', '/quotations/add', { ...lines, ...fields })
  return sendEdition(shop, quotationData._id)
}

/** Changes a quotation that was sent, and sends its next edition. */
export async function sendChanged(
  shop: Shop,
  { _id }: SentQuotation,
  fields: object,
): Promise<SentQuotation> {
  await shop.call('PUT', `/quotations/${_id}`, fields)
  return sendEdition(shop, _id)
}

async function sendEdition(shop: Shop, id: string): Promise<SentQuotation> {
  const { quotationData } = await shop.call('POST', `/quotations/${id}/send`)
  const { _id, number, url } = quotationData
  return { _id, number, path: new URL(url).pathname }
}
