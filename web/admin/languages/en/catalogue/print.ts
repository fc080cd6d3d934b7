export const print = {
  sheet: {
    title: 'Print sheet',
    print: 'Print',
    leftOver:
      '{count, plural, one {# more product does not fit on one sheet.} other {# more products do not fit on one sheet.}}',
    nothing: 'Nothing to print yet',
    nothingText: 'Choose a category above, or select products in the list.',
    preview: 'Preview',
    products: 'Products',
    selectCategory: 'Select a category',
    selected: 'Selected in the list ({count, number})',
    layout: 'Layout',
    drawn: 'Drawn to scale',
  },
  layouts: {
    two: '2 per page',
    six: '6 per page',
    tags: 'Price tags',
  },
  pages: {
    qrCode: 'QR code for {name}',
    drawing: 'Drawing of {name} to scale',
    front: 'Front',
    side: 'Side',
  },
  choices: {
    more: '{count, plural, one {# more choice} other {# more choices}}',
    total: '{count, number} in all',
  },
} as const
