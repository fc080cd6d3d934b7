/** Labels of the panel with the shortlist. */
export const panelLabels = {
  close: 'Close shortlist',
  remove: 'Remove {name}',
  compare: 'Compare {name}',
} as const
