export const csv = {
  import: {
    title: 'Import products',
    products: 'Products',
    here: 'Import',
    added: '{added, plural, one {# product added.} other {# products added.}}',
    changed: '{changed, plural, one {# product changed.} other {# products changed.}}',
    addedAndChanged:
      '{added, plural, one {# product added} other {# products added}}, {changed, plural, one {# product changed} other {# products changed}}.',
    unchanged: 'Nothing changed.',
    notImported: '{file} was not imported. {reason}',
  },
  actions: {
    export: 'Export',
    import: 'Import',
  },
  labels: {
    category: 'Category',
    product: 'Product',
    row: 'Row',
    yes: 'Yes',
    no: 'No',
  },
  outcomes: {
    create: 'Will be added',
    update: 'Will change',
    unchanged: 'Unchanged',
    invalid: 'Has errors',
  },
  filePicker: {
    label: 'File',
    unchangedYet: 'Nothing has changed yet.',
    sent: '{percent, number}% sent',
    checking: 'Checking {name} …',
    checkingFile: 'Checking the file …',
    choose: 'Choose a CSV file',
    orDrop:
      'or drop it here, with a ZIP file of photos if you have one. You can review all changes before they are saved.',
    rules: 'How to prepare the file',
    easiest:
      'The easiest way: <link>export your products</link>, change them in a spreadsheet, save that as CSV and import it here.',
    ids: 'A row with an <code>_id</code> changes that product. A row without one adds a product.',
    empty: 'An empty cell clears the field. A missing column changes nothing.',
    values:
      'Name categories as in your shop. Separate tags and other lists with semicolons. Write yes or no, and options such as “Made to order” as they appear here.',
    choices:
      'The column <code>choices</code> names what a product offers: <code>Fabric: Sage linen | Indigo; Finish</code> offers two fabrics, and every finish.',
    translations:
      'In a shop with several languages, a column such as <code>name@hi</code> holds the translation. An empty cell removes it.',
    photos:
      'Add photos in a ZIP file: choose it together with the table, or put the table into it. The column <code>images</code> names the files, separated by semicolons; if it is empty, <code>walnut-jhoola-1.jpg</code> goes to the product “Walnut jhoola”. Without a ZIP file, photos stay as they are.',
  },
  plan: {
    label: 'Import preview',
    rowsToShow: 'Rows to show',
    allRows: 'All rows',
    skip: '{count, plural, one {Skip # row with errors} other {Skip # rows with errors}}',
    sent: '{percent, number}% sent',
    addPhotos: 'Add photos (ZIP)',
    otherFile: 'Choose another file',
    import: '{count, plural, one {Import # product} other {Import # products}}',
    matches: 'Nothing to import: your shop already matches this file.',
    unchangedYet: 'Nothing changes until you import.',
    errors:
      '{count, plural, one {# row has errors. Fix the file and choose it again.} other {# rows have errors. Fix the file and choose it again.}}',
    errorsOrSkip:
      '{count, plural, one {# row has errors. Fix the file and choose it again, or skip it.} other {# rows have errors. Fix the file and choose it again, or skip them.}}',
  },
  planTable: {
    row: 'Row',
    product: 'Product',
    result: 'Result',
    details: 'Details',
    more: 'Show more of {count, number} rows',
    empty: 'empty',
    fromZip: 'From the ZIP file',
  },
  newCategories: {
    create:
      '{count, plural, one {Create the category that your shop does not have yet: {names}} other {Create the # categories that your shop does not have yet: {names}}}',
    photos: 'Each gets the first photo of its products.',
  },
} as const
