export const choices = {
  form: {
    title: 'Choice',
    saved: '{name} saved.',
  },
  list: {
    lead: 'What visitors choose before they ask, such as a fabric. Each is kept here and offered on many products.',
    isFilter: 'Filter in the shop',
    edit: 'Edit',
    offer: 'Offer on products',
    deletion: 'It disappears from your site immediately.',
    notFound: 'No choices yet',
    addFirst:
      'Add your first choice, for example “Fabric” with a photo of each sample. Then select products and offer it on all of them at once.',
    measure: '{kind}, {min} to {max} {unit}',
    values: '{kind}, {count, plural, one {# value} other {# values}}',
    valuesWithHidden:
      '{kind}, {count, plural, one {# value} other {# values}}, {hidden, number} hidden',
    usedNowhere: 'On no product yet',
    usedBy: '{count, plural, one {On # product} other {On # products}}',
  },
  offerDialog: {
    title:
      '{count, plural, one {Offer a choice on # product} other {Offer a choice on # products}}',
    noneYet: 'There is no choice yet. <link>Add one</link>, such as a fabric with its samples.',
    choice: 'Choice',
    pick: 'Pick one',
    replaces: 'Products that offer {name} already take these values instead.',
    cancel: 'Cancel',
    offer: 'Offer',
    values: 'Values of {name}',
    all: 'All {count, number}, and those added later',
    hidden: 'Hidden',
  },
  offerChanges: {
    restored: 'Choices restored.',
    offered:
      '{count, plural, one {{name} offered on # product.} other {{name} offered on # products.}}',
    hadBefore: '{count, plural, one {# of them had it already.} other {# of them had it already.}}',
  },
  preview: {
    title: 'What visitors see',
    noName: 'Name of the choice',
    noValues: 'Its values appear here.',
    unnamedValue: 'Without a name',
    notAvailable: 'Not available now',
    noBounds: 'Choose the unit and write both bounds.',
    measure: 'Visitors type a measure from {min} to {max}. Your message says it in both units.',
  },
} as const
