export const orderedProducts = {
  changes: {
    added: '{name} added to {list}.',
    removed: '{name} removed from {list}.',
    moved: '{name} moved.',
  },
  list: {
    removeFrom: 'Remove {name} from {list}',
    remove: 'Remove',
  },
  category: {
    products: 'Products',
    lead: 'In the order visitors see them. Changes here are saved at once, without Save.',
    none: 'No products yet.',
    showAll: '{count, plural, one {Show # product} other {Show all # products}}',
    noCategory: 'No category',
    inCategory: 'In {name}',
  },
  unique: {
    title: 'Something Unique',
    lead: 'Round images on the home page, in this order. Changes are saved at once.',
    notFound: 'No products yet',
    addFirst: 'Add the products you are proudest of.',
  },
} as const
