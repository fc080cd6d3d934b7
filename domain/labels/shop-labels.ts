/** Labels of the shop. */
export const shopLabels = {
  products: 'Products',
  skipToResults: 'Skip to results',
  filters: 'Filters',
  /** Follows the number of chosen filters. */
  chosenFilters: ' chosen',
  activeFilters: 'Active filters',
  /** Stands before an active filter. */
  removeFilter: 'Remove ',
  size: 'Size',
  unit: 'Unit',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {number}',
  otherPlaces: 'Where to go instead',
} as const
