/** Product without price and choices, and its page, for messages about it. */
export const teakSwing = {
  name: 'Teak Swing',
  description: 'A swing.',
  category: 'Swings',
  tags: ['teak', 'indoor'],
  length: '200 cm',
  width: '120 cm',
  height: '205 cm',
  material: 'Teak',
}
export const swingUrl = 'https://shop.example/product-detail/teak-swing-a94e3a22f7b1'
