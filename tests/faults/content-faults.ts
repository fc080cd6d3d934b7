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
        'two concurrent updates of the same version both succeed',
        `const current = await findRecord(transaction, type, id)
          expectVersion(type, current, ifVersion)`,
        'const current = await findRecord(transaction, type, id)',
      ),
      fault(
        'files of an update with a stale version are processed',
        `const before = await findRecord(database, type, id)
        expectVersion(type, before, ifVersion)`,
        'const before = await findRecord(database, type, id)',
      ),
      fault(
        'a delete with a stale version succeeds',
        `expectVersion(type, record, ifVersion)
        await writer.remove`,
        'await writer.remove',
      ),
      fault(
        'files of an update are not recorded',
        `mergeTranslations(type, current, fields, sent)
          await mediaUpload.record(transaction)`,
        'mergeTranslations(type, current, fields, sent)',
      ),
      fault(
        'files of a new record are not recorded',
        `withStored(type, merged, files))
          await mediaUpload.record(transaction)`,
        'withStored(type, merged, files))',
      ),
      fault('a media upload is never finished', 'await mediaUpload.finish()', ''),
      fault(
        'an aborted form is saved',
        "if (input.kind === 'parts' && input.isAbandoned?.())",
        "if (input.kind === 'json')",
      ),
      fault(
        'a reorder accepts an unknown id',
        'if (known.size < named.length) throw invalid({ ids:',
        'if (known.size < 0) throw invalid({ ids:',
      ),
      fault(
        'a reorder places its records after the others',
        'const start = first - named.length',
        'const start = first',
      ),
      fault(
        'singleton records are created at each start',
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
        'stored uploads are mapped by file name instead of path',
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
        'an update does not increment the version',
        'const version = before.version + 1',
        'const version = before.version',
      ),
      fault(
        'an update records no revision',
        `await rulesOf(type).afterSave?.(connection, record)
      await recordRevision(connection, type, record, action)
      return record`,
        `await rulesOf(type).afterSave?.(connection, record)
      return record`,
      ),
      fault(
        'a delete records no revision',
        "await recordRevision(connection, type, last, 'delete')",
        '',
      ),
      fault(
        'a record that is in use is deleted',
        'await rulesOf(type).guardDelete?.(connection, record)',
        '',
      ),
      fault(
        'an update keeps the previous author',
        'updatedAt: now(), updatedBy: author, ...content }',
        'updatedAt: now(), ...content }',
      ),
      fault(
        'a new record is added at the wrong end of the list',
        "type.newest === 'first' ? first - 1 : last + 1",
        "type.newest === 'first' ? last + 1 : first - 1",
      ),
      fault(
        'a product accepts a category that does not exist',
        'if (ids.some((id) => !known.has(id) && !forgiven.includes(id)))',
        'if (false)',
      ),
      fault(
        'a reorder does not update the search index',
        'await rulesOf(type).afterReorder?.(connection, { moved: [id], renumbered })',
        '',
      ),
      fault(
        'a deleted product stays in the search index',
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
        'a field missing from JSON is cleared',
        "if (input.kind === 'json' && !(name in input.body)) return [name, current]",
        '',
      ),
      fault(
        'a field missing from a form is cleared',
        "if (input.kind === 'parts' && parts === undefined) return [name, current]",
        '',
      ),
      fault('an empty file counts as an upload', 'part.bytes > 0', 'part.bytes >= 0'),
      fault(
        'uploaded photos replace the existing ones',
        'return [...pictureList(current), ...pictures]',
        'return [...pictures]',
      ),
      fault(
        'a photo of another record is not rejected',
        'if (picture === undefined) {',
        'if (picture === null) {',
      ),
      fault(
        'a photo named twice is stored twice',
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
        'an update changes all rows but its own',
        'sql.join(settings)} where "_id" = ',
        'sql.join(settings)} where "_id" <> ',
      ),
      fault('a page of a list ignores its offset', 'skip ?? 0', '0'),
    ],
  },
  {
    file: 'server/content/cached-collections.ts',
    tests: ['server/content/content-routes.test.ts', 'server/content/record-routes.test.ts'],
    faults: [
      fault(
        'pagination is ignored for cached lists',
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
        'pages link to image variants that are not generated yet',
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
        'restoring a revision overwrites a newer version',
        `const current = await findRecord(transaction, type, id)
        expectVersion(type, current, ifVersion)`,
        'const current = await findRecord(transaction, type, id)',
      ),
      fault(
        'a revision is restored although its files are missing',
        `await expectFiles(connection, type, fields)
`,
        '',
      ),
      fault(
        'deleted records can be restored after the retention period',
        'revisionRepository.findDeleted(transaction, ago(retention), ids)',
        "revisionRepository.findDeleted(transaction, '', ids)",
      ),
      fault(
        'undo restores a record that was deleted again since',
        'versions[id] !== undefined && versions[id] !== deleted.get(id)?.version',
        'false',
      ),
    ],
  },
  {
    file: 'domain/content/fields/first-fields.ts',
    tests: ['server/content/contact-routes.test.ts'],
    faults: [
      fault(
        'a complete contact can be saved with the first fields alone',
        'hasFirstFieldsOnly(type, before) &&',
        '',
      ),
      fault(
        'the first save of a contact accepts other fields unchecked',
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
        'a bulk update with an invalid price saves the valid ones',
        'if (Object.keys(errors).length > 0) throw invalid(errors)',
        '',
      ),
      fault(
        'a bulk update accepts two prices for one product',
        'else if (seen.has(_id))',
        'else if (false)',
      ),
      fault(
        'a bulk change overwrites newer versions',
        'version !== undefined && version !== record.version',
        'false',
      ),
      fault('unchanged products get a new version', 'isSame(fields, before.fields)', 'false'),
    ],
  },
  {
    file: 'domain/money/sale.ts',
    tests: ['domain/money/sale.test.ts', 'server/catalogue/product-sale.test.ts'],
    faults: [
      fault(
        'a sale is still active at the instant of its end',
        'product.saleUntil <= at',
        'product.saleUntil < at',
      ),
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
