export const productForm = {
  form: {
    title: 'Product',
    add: 'Add Product',
    edit: 'Edit Product',
    failed: 'Failed to save product. Please try again.',
    saved: 'Product saved.',
    savedWithGaps: 'Product saved. Visitors miss: {details}.',
  },
  missingDetails: {
    lead: '{count, plural, one {# thing visitors miss:} other {# things visitors miss:}}',
  },
  details: {
    photos: 'photos',
    altText: 'alt text',
    name: 'name',
    price: 'price',
    category: 'category',
    size: 'size',
    material: 'material',
    description: 'description',
  },
} as const
