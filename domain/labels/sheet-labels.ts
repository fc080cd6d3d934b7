/** Labels of the sheet with the filters on phones. */
export const sheetLabels = { closeFilters: 'Close filters' } as const
