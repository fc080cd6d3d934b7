/** Label of the page for what is not there. */
export const lostLabels = { otherPlaces: 'Where to go instead' } as const
