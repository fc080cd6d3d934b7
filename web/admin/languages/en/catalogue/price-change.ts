export const priceChange = {
  actions: {
    set: 'Set the price',
    raise: 'Raise by %',
    lower: 'Lower by %',
    discount: 'Put on sale, % off',
    sale: 'Set the sale price',
    endSale: 'End the sale',
  },
  plan: {
    percentInDigits: 'Please enter the percentage in digits, such as 10 or 2.5',
    aboveZero: 'Please enter more than 0%.',
    belowHundred: 'Please enter less than 100%.',
    tooManyDigits: 'The price would have too many digits.',
    nothingLeft: 'Rounded to {step, number}, nothing is left of the price.',
    nothingLeftOfHundredths: 'Rounded to hundredths, nothing is left of the price.',
    noChange: 'No change.',
    notOnSale: 'Not on sale: stays as it is.',
    cannotBeOnSale: 'No price: cannot be on sale.',
    staysWithoutPrice: 'No price: stays without one.',
  },
  dialog: {
    title:
      '{count, plural, one {Change the price of # product} other {Change the price of # products}}',
    change: 'Change',
    percent: 'Percent',
    salePrice: 'Sale price',
    price: 'Price',
    round: 'Round',
    saleUntil: 'Sale until',
    saleUntilHelp: 'Empty: no end. Time in {zone}',
    leaveOut:
      '{count, plural, one {Leave out # product with errors} other {Leave out # products with errors}}',
    cancel: 'Cancel',
    changePrices: 'Change prices',
    changeCount: '{count, plural, one {Change # price} other {Change # prices}}',
  },
  rounding: {
    none: 'No rounding',
    one: 'To 1',
    ten: 'To 10',
    hundred: 'To 100',
  },
  preview: {
    hint: 'You see every price before and after, then decide.',
    label: 'Before and after',
    product: 'Product',
    before: 'Before',
    becomes: 'becomes',
    after: 'After',
    noPrice: 'No price',
    sale: 'Sale {amount}',
  },
  changes: {
    restored: 'Prices restored.',
    changed:
      '{count, plural, one {Prices of # product changed.} other {Prices of # products changed.}}',
    refused:
      '{count, plural, one {Nothing was changed: # product has an error.} other {Nothing was changed: # products have errors.}}',
  },
} as const
