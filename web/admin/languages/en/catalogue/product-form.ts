export const productForm = {
  form: {
    title: 'Product',
    add: 'Add Product',
    edit: 'Edit Product',
    failed: 'Failed to save product. Please try again.',
    saved: 'Product saved.',
    savedWithGaps: 'Product saved. Still missing for visitors: {details}.',
  },
  missingDetails: {
    lead: '{count, plural, one {# detail missing for visitors:} other {# details missing for visitors:}}',
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
