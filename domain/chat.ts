/** What the chat messages say of a product. */
export interface ChatProduct {
  name: string
  description: string
  category: string
  tags: string[]
  length: string
  width: string
  height: string
  material: string
}

/**
 * The address that opens a chat with the shop, or null when no number is stored: a button that
 * leads nowhere is not shown. `number` is the ten digits, `countryCode` what stands before them.
 */
export function chatLink(countryCode: string, number: string, message = ''): string | null {
  if (!/^[0-9]{10}$/.test(number)) return null
  const address = `https://wa.me/${countryCode.replace(/[^0-9]/g, '')}${number}`
  return message === '' ? address : `${address}?text=${encodeURIComponent(message)}`
}

/** What a shop card's buy button says. `url` is the absolute address of the product's page. */
export function cardMessage(name: string, url: string): string {
  return ['Hello, I want to purchase:', name || 'Product', url, 'Thank you!'].join('\n')
}

/** What the product page's order button says. */
export function orderMessage(product: ChatProduct, url: string): string {
  const or = (text: string, fallback: string) => text.trim() || fallback
  return [
    'Hello, I want to order:',
    `Name: ${or(product.name, 'Product')}`,
    `Description: ${or(product.description, 'Product Description')}`,
    `Category: ${or(product.category, 'Not specified')}`,
    `Tags: ${product.tags.length > 0 ? product.tags.join(', ') : 'No tags'}`,
    `Size: Length ${or(product.length, 'N/A')}, Width ${or(product.width, 'N/A')}, Height ${or(product.height, 'N/A')}`,
    `Material: ${or(product.material, 'Not specified')}`,
    `Link: ${url}`,
  ].join('\n')
}

/** One message for a whole shortlist. */
export function shortlistMessage(products: { name: string; url: string }[]): string {
  const lines = products.map(({ name, url }, index) => `${index + 1}. ${name || 'Product'}\n${url}`)
  return ['Hello, I am interested in:', ...lines, 'Thank you!'].join('\n')
}
