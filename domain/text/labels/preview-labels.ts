/** Notes on private previews of a product; only the server needs them. */
export const previewLabels = {
  own: 'Only you can see this page. Visitors see “not found”.',
  shared: 'A private preview, not public yet. This link works until {date}.',
} as const
