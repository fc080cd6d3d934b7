export const photoImport = {
  screen: {
    title: 'Products from photos',
    here: 'Photos',
    skipped:
      '{count, plural, one {{names} is not a photo and was skipped.} other {# files are not photos and were skipped: {names}.}}',
    notArrived:
      'The photos did not arrive because sharing was not set up on this phone yet. It is now: share them again, or choose them here.',
  },
  button: {
    fromPhotos: 'From photos',
  },
  picker: {
    label: 'Photos',
    reading: 'Reading the photos…',
    choose: 'Choose photos',
    orDrop: 'or drop them here, as many as you like.',
    groups: 'Photos of the same product are grouped. You can change the groups before uploading.',
    hidden:
      'Each group becomes a hidden product. Visitors see it once you publish it, so you can stop and continue later.',
    names:
      'A file called <code>walnut-jhoola-front.jpg</code> becomes “Walnut jhoola”. Name photos straight from the camera yourself.',
  },
  groups: {
    label: 'Group the photos',
    count:
      '{photos, plural, one {# photo} other {# photos}} for {products, plural, one {# product} other {# products}}.',
    tap: 'Tap a photo to split it off.',
    product: 'Product {number, number}',
    splitOff: 'Split off {file}',
    cover: 'Cover',
    merge: 'Merge with next',
    next: ', product {number, number}',
    onePerPhoto: 'One product per photo',
    addPhotos: 'Add photos',
    add: '{count, plural, one {Add # product} other {Add # products}}',
  },
  categoryOptions: {
    none: 'No category',
  },
  drafts: {
    failed: 'Something went wrong in this browser. Please try again.',
    notAdded: 'Not added from your photos: {names}. {reason}',
    notSaved: '{name} was not saved. {reason}',
  },
  table: {
    label: 'New products',
    published: '{count, plural, one {# product published.} other {# products published.}}',
    categoryForAll: 'Category for all',
    priceForAll: 'Price for all',
    retryAll: 'Retry all',
    publish: 'Publish',
    publishAll: '{count, plural, one {Publish # product} other {Publish # products}}',
    uploaded: '{done, number} of {count, number} uploaded.',
    failed: '{count, plural, one {One could not be uploaded.} other {# could not be uploaded.}}',
    allUploaded: 'All uploaded, still hidden.',
    allPublished: 'All published.',
    somePublished: '{count, number} published.',
    unnamed: '{count, plural, one {One needs a name.} other {# need a name.}}',
  },
  card: {
    unnamed: 'product {number, number}',
    name: 'Name of product {number, number}',
    product: 'Product {number, number}',
    priceOf: 'Price of {name}',
    price: 'Price',
    categoryOf: 'Category of {name}',
    waiting: 'Waiting…',
    uploading: 'Uploading',
    uploadingOf: 'Uploading {name}',
    tryAgain: 'Try again',
    tryAgainOf: 'Try again: {name}',
    publish: 'Publish',
    publishOf: 'Publish {name}',
    published: 'Published',
  },
} as const
