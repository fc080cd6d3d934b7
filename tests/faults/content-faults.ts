import { type FileFaults, fault } from './fault.ts'

export const contentFaults: FileFaults[] = [
  {
    file: 'server/content/content-service.ts',
    tests: [
      'server/content/content-service.test.ts',
      'server/content/content-routes.test.ts',
      'server/media/media-routes.test.ts',
    ],
    faults: [
      fault(
        'of two writers at once both win',
        `const current = await findRecord(transaction, type, id)
          expectVersion(type, current, ifVersion)`,
        'const current = await findRecord(transaction, type, id)',
      ),
      fault(
        'a form with a stale version has its files worked on',
        `const before = await findRecord(database, type, id)
        expectVersion(type, before, ifVersion)`,
        'const before = await findRecord(database, type, id)',
      ),
      fault(
        'a stale version removes',
        `expectVersion(type, record, ifVersion)
        await writer.remove`,
        'await writer.remove',
      ),
      fault(
        'files of an update never become known',
        `mergeTranslations(type, current, fields, sent)
          await mediaUpload.record(transaction)`,
        'mergeTranslations(type, current, fields, sent)',
      ),
      fault(
        'files of a new record never become known',
        `withStored(type, merged, files))
          await mediaUpload.record(transaction)`,
        'withStored(type, merged, files))',
      ),
      fault('an intake is never ended', 'await mediaUpload.finish()', ''),
      fault(
        'a withdrawn form is saved',
        "if (input.kind === 'parts' && input.isAbandoned?.())",
        "if (input.kind === 'json')",
      ),
      fault(
        'an unknown id is arranged',
        'if (known.size < named.length) throw invalid({ ids:',
        'if (known.size < 0) throw invalid({ ids:',
      ),
      fault('the arranged go behind', 'const start = first - named.length', 'const start = first'),
      fault(
        'single records are made at each start',
        'if ((await contentRepository.count(transaction, type)) > 0) continue',
        '',
      ),
    ],
  },
  {
    file: 'server/content/uploaded-files.ts',
    tests: ['server/content/content-routes.test.ts', 'server/media/media-routes.test.ts'],
    faults: [
      fault(
        'an upload is stored under a key by which nothing finds it',
        `stored.set(
        value.path,`,
        `stored.set(
        value.filename,`,
      ),
    ],
  },
  {
    file: 'server/content/content-writer.ts',
    tests: [
      'server/content/content-routes.test.ts',
      'server/content/history-routes.test.ts',
      'server/catalogue/product-routes.test.ts',
    ],
    faults: [
      fault(
        'a version does not grow',
        'const version = before.version + 1',
        'const version = before.version',
      ),
      fault(
        'an update leaves no revision',
        `await rulesOf(type).afterSave?.(connection, record)
      await recordRevision(connection, type, record, action)
      return record`,
        `await rulesOf(type).afterSave?.(connection, record)
      return record`,
      ),
      fault(
        'a removal leaves no revision',
        "await recordRevision(connection, type, last, 'delete')",
        '',
      ),
      fault(
        'what is in use is removed',
        'await rulesOf(type).guardDelete?.(connection, record)',
        '',
      ),
      fault(
        'an update keeps the old author',
        'updatedAt: now(), updatedBy: author, ...content }',
        'updatedAt: now(), ...content }',
      ),
      fault(
        'a new record goes to the wrong end',
        "type.newest === 'first' ? first - 1 : last + 1",
        "type.newest === 'first' ? last + 1 : first - 1",
      ),
      fault(
        'a product may be of a category that is not there',
        'if (ids.some((id) => !known.has(id) && !forgiven.includes(id)))',
        'if (false)',
      ),
      fault(
        'a list that was arranged leaves the search index as it was',
        'await rulesOf(type).afterReorder?.(connection, { moved: [id], renumbered })',
        '',
      ),
      fault(
        'a product that is gone is still found',
        'await rulesOf(type).afterRemove?.(connection, record._id)',
        '',
      ),
    ],
  },
  {
    file: 'server/content/input.ts',
    tests: [
      'server/content/input.test.ts',
      'server/content/content-routes.test.ts',
      'server/media/media-routes.test.ts',
    ],
    faults: [
      fault(
        'a field that is not sent in JSON is emptied',
        "if (input.kind === 'json' && !(name in input.body)) return [name, current]",
        '',
      ),
      fault(
        'a field that is not sent in a form is emptied',
        "if (input.kind === 'parts' && parts === undefined) return [name, current]",
        '',
      ),
      fault('an empty file counts', 'part.bytes > 0', 'part.bytes >= 0'),
      fault(
        'new photographs replace the old ones',
        'return [...pictureList(current), ...pictures]',
        'return [...pictures]',
      ),
      fault(
        'a photograph of another record is taken for none',
        'if (picture === undefined) {',
        'if (picture === null) {',
      ),
      fault(
        'a photograph named twice is there twice',
        'if (!kept.has(picture)) kept.set(picture, describeIn(field, picture, entry))',
        'kept.set({}, describeIn(field, picture, entry))',
      ),
    ],
  },
  {
    file: 'server/db/records/record-repository.ts',
    tests: ['server/content/content-routes.test.ts', 'server/catalogue/product-routes.test.ts'],
    faults: [
      fault(
        'an update touches all other records',
        'sql.join(settings)} where "_id" = ',
        'sql.join(settings)} where "_id" <> ',
      ),
      fault('a page begins at its first record', 'skip ?? 0', '0'),
    ],
  },
  {
    file: 'server/content/cached-collections.ts',
    tests: ['server/content/content-routes.test.ts', 'server/content/list-pagination.test.ts'],
    faults: [
      fault(
        'a small list is always whole',
        'records.slice(skip, skip + (limit || total))',
        'records',
      ),
    ],
  },
  {
    file: 'server/content/presentation.ts',
    tests: ['server/media/variants/variant-queue.test.ts', 'server/media/media-routes.test.ts'],
    faults: [
      fault(
        'pages name renditions that are not there yet',
        "unfinished.get(file) ?? 'avif'",
        "'avif'",
      ),
    ],
  },
  {
    file: 'server/content/history-service.ts',
    tests: ['server/content/history-routes.test.ts'],
    faults: [
      fault(
        'an earlier version comes back over a newer one',
        `const current = await findRecord(transaction, type, id)
        expectVersion(type, current, ifVersion)`,
        'const current = await findRecord(transaction, type, id)',
      ),
      fault(
        'a version comes back without its photographs',
        `await expectFiles(connection, type, fields)
`,
        '',
      ),
      fault(
        'the trash is kept for ever',
        'revisionRepository.findDeleted(transaction, ago(retention), id)',
        "revisionRepository.findDeleted(transaction, '', id)",
      ),
    ],
  },
  {
    file: 'domain/content/fields/first-fields.ts',
    tests: ['server/content/contact-routes.test.ts'],
    faults: [
      fault(
        'a complete contact may be emptied to its numbers',
        'hasFirstFieldsOnly(type, before) &&',
        '',
      ),
      fault(
        'an incomplete contact is saved with its numbers',
        'hasFirstFieldsOnly(type, values) &&',
        '',
      ),
    ],
  },
  {
    file: 'server/catalogue/product-bulk-service.ts',
    tests: [
      'server/catalogue/product-bulk-prices.test.ts',
      'server/catalogue/product-bulk-routes.test.ts',
    ],
    faults: [
      fault(
        'the right ones of wrong prices are saved',
        'if (Object.keys(errors).length > 0) throw invalid(errors)',
        '',
      ),
      fault('a price is set twice', 'else if (seen.has(_id)) errors', 'else if (false) errors'),
      fault('unchanged products get a version', 'isSame(fields, before.fields)', 'false'),
    ],
  },
  {
    file: 'domain/money/sale.ts',
    tests: ['domain/money/sale.test.ts', 'server/catalogue/product-sale.test.ts'],
    faults: [
      fault('a sale ends a moment late', 'product.saleUntil <= at', 'product.saleUntil < at'),
      fault('a sale never ends', 'return isOver ?', 'return false ?'),
    ],
  },
  {
    file: 'server/db/search-index/indexed-product.ts',
    tests: ['server/catalogue/product-sale.test.ts', 'server/catalogue/product-schedule.test.ts'],
    faults: [
      fault(
        'the end of a sale is not scheduled',
        'earliest([nextChange(product, at), product.salePrice && product.saleUntil])',
        'nextChange(product, at)',
      ),
    ],
  },
]
