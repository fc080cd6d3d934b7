/** Notes on private previews of a product, and on the preview beside its form. */
export const previewLabels = {
  own: 'Only you can see this page. Visitors see “not found”.',
  shared: 'A private preview, not public yet. This link works until {date}.',
  waiting: 'The preview opens beside a product’s form.',
} as const
