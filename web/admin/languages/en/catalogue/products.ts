export const products = {
  labels: {
    unnamed: 'Product without a name',
  },
  publicationStatus: {
    live: 'Live',
    hidden: 'Hidden',
    upcoming: 'Not yet live',
    ended: 'No longer live',
    from: 'From {date}',
    until: 'Until {date}',
    isHidden: 'Hidden from visitors. It appears in no list, and its link shows “not found”.',
    hasEnded: 'Visitors stopped seeing this product on {date}.',
    neverSeen: 'Visitors never see this product: it ends before it starts.',
    seenFrom: 'Visitors will see this product from {from}.',
    seenFromUntil: 'Visitors will see this product from {from} until {until}.',
    isSeen: 'Visitors see this product.',
    seenUntil: 'Visitors see this product until {date}.',
    now: 'Visibility now',
    onceSaved: 'Once saved: {sentence}',
  },
  bulkChanges: {
    undone:
      '{count, plural, one {Change to # product undone.} other {Changes to # products undone.}}',
    deletedOne: '{name} deleted.',
    restored: '{count, plural, one {# product restored.} other {# products restored.}}',
    deleted: '{count, plural, one {# product deleted.} other {# products deleted.}}',
    addedToUnique:
      '{count, plural, one {# product added to Something Unique.} other {# products added to Something Unique.}}',
    removedFromUnique:
      '{count, plural, one {# product removed from Something Unique.} other {# products removed from Something Unique.}}',
    availabilityRemoved:
      '{count, plural, one {Availability removed from # product.} other {Availability removed from # products.}}',
    availabilitySet: '{count, plural, one {# product: {words}.} other {# products: {words}.}}',
    hidden:
      '{count, plural, one {# product hidden from visitors.} other {# products hidden from visitors.}}',
    setLive: '{count, plural, one {# product published.} other {# products published.}}',
    categoryRemoved:
      '{count, plural, one {Category removed from # product.} other {Category removed from # products.}}',
    moved:
      '{count, plural, one {# product moved to {category}.} other {# products moved to {category}.}}',
  },
  changes: {
    copied: '{name} copied. This is the copy, hidden until you publish it.',
  },
  availabilityDialog: {
    title:
      '{count, plural, one {Change the availability of # product} other {Change the availability of # products}}',
    availability: 'Availability',
    choose: 'Choose one',
    notSet: 'Not set',
    note: 'Lead time or date',
    noteExample: '3 weeks',
    cancel: 'Cancel',
    change: 'Change availability',
  },
  categoryDialog: {
    title:
      '{count, plural, one {Change the category of # product} other {Change the category of # products}}',
    category: 'Category',
    choose: 'Choose a category',
    none: 'No category',
    cancel: 'Cancel',
    change: 'Change category',
  },
  bulkBar: {
    label: '{count, plural, one {# product selected} other {# products selected}}',
    selected: '{count, number} selected',
    removeFromUnique: 'Remove from Something Unique',
    addToUnique: 'Add to Something Unique',
    unique: 'Unique',
    setLive: 'Publish',
    hide: 'Hide',
    category: 'Category…',
    price: 'Price…',
    availability: 'Availability…',
    offerChoice: 'Offer a choice…',
    choice: 'Choice…',
    print: 'Print…',
    delete: 'Delete…',
    clear: 'Clear selection',
  },
  deleteDialog: {
    titleOne: 'Delete “{name}”?',
    titleMany: '{count, plural, one {Delete # product?} other {Delete # products?}}',
    textOne:
      'It disappears from your site immediately. You can restore it from the Trash for {days, number} days.',
    textOneWithPhotos:
      'It disappears from your site immediately, with its {photos, plural, one {photo} other {# photos}}. You can restore it from the Trash for {days, number} days.',
    textMany:
      'They disappear from your site immediately. You can restore them from the Trash for {days, number} days.',
    textManyWithPhotos:
      'They disappear from your site immediately, with their {photos, plural, one {photo} other {# photos}}. You can restore them from the Trash for {days, number} days.',
  },
  row: {
    select: 'Select {name}',
    shown: 'Shown',
    inUnique: '{name} in Something Unique',
    shownInUnique: 'Shown: {name} in Something Unique',
    actions: 'Actions for {name}',
    noCategory: 'No category',
  },
  statistics: {
    lastDays:
      'Last 30 days: <b>{asked, plural, one {# enquiry} other {# enquiries}}</b>, <b>{viewed, plural, one {# view} other {# views}}</b>.',
  },
  table: {
    caption: 'Products',
    move: 'Move',
    selectAll: 'Select all on this page',
    product: 'Product',
    price: 'Price',
    salePrice: 'Sale price',
    availability: 'Availability',
    visibility: 'Visibility',
    unique: 'Something Unique',
    changed: 'Changed',
    enquiries: 'Enquiries (30 d)',
    views: 'Views',
    actions: 'Actions',
    edit: 'Edit',
    view: 'View',
    removeFromUnique: 'Remove from Something Unique',
    addToUnique: 'Add to Something Unique',
    duplicate: 'Duplicate',
    delete: 'Delete',
  },
  view: {
    title: 'Product',
    notFound: 'Product not found',
    wasDeleted: 'It was deleted.',
    viewOnSite: 'View on site',
    edit: 'Edit',
    images: 'Images',
    photo: 'Photo {index, number} of {count, number}',
  },
  list: {
    title: 'Products',
    select: 'Select products',
    notFound: 'Nothing found',
    noMatch: 'No product matches these filters.',
    noMatchOf: 'No product matches “{words}” with these filters.',
    clear: 'Clear search and filters',
    none: 'No products yet',
    addFirst: 'Add your first product. Photos and a name are enough to start.',
    fromPhotos: 'From photos',
  },
  searchNote: {
    corrected: 'Showing results for “{corrected}”. No product matches “{words}” exactly.',
    loosened: 'No product is within the price or size in “{words}”. Showing the nearest.',
    noFullMatch: 'No product has every word of “{words}”; these match part of it.',
    fullMatches:
      '{count, plural, one {# product has every word of “{words}”; the others match part of it.} other {# products have every word of “{words}”; the others match part of it.}}',
  },
  selectAllNote: {
    areSelected: '{count, plural, one {# product is selected.} other {# products are selected.}}',
    pageSelected: 'All products on this page are selected.',
    selectFirst: 'Select the first {count, number}',
    selectAll: '{count, plural, one {Select # product} other {Select all # products}}',
  },
} as const
