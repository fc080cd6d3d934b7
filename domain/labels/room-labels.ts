/** Labels of the photograph of a room. */
export const roomLabels = {
  marks: 'Marks on the photograph',
  close: 'Close',
} as const
