/** Labels of the photograph of a room. */
export const roomLabels = {
  marks: 'Marks on the photo',
  close: 'Close',
} as const
