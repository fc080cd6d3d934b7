import {
  type ContentType,
  fieldsOf,
  type RecordOf,
  resourceOf,
} from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { settings } from '../../domain/content/settings.ts'
import type { ShownLanguage } from '../../domain/languages/language.ts'
import type { Readiness } from '../../domain/media/media.ts'
import { message, recordNotFound } from '../../domain/messages/api-message.ts'
import type { ContentRevision } from '../db/content-revision.ts'
import type { Connection, Database } from '../db/database.ts'
import { mediaRepository } from '../db/media-file-repository.ts'
import { contentRepository, type Selection, type StoredRecord } from '../db/record-repository.ts'
import { revisionRepository } from '../db/revisions.ts'
import { noTranslations } from '../db/translations.ts'
import { kindOf } from '../fields/field-kinds.ts'
import type { StoredFields } from '../fields/stored-values.ts'
import { now } from '../kernel/clock.ts'
import { badRequest, invalid, notFound } from '../kernel/errors.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import { createRevisionScopedCache } from '../response-cache/revision-scoped-cache.ts'
import { createCachedCollections } from './cached-collections.ts'
import {
  type Author,
  type ContentWriter,
  checkRecord,
  expectVersion,
  findRecord,
  storedFields,
} from './content-writer.ts'
import { type Input, isSent, mergeInput } from './input.ts'
import { pageEndings } from './page-urls.ts'
import { resolvePictures } from './pictures/named-pictures.ts'
import { presentRecord, presentRecords } from './presentation.ts'
import {
  findShownLanguage,
  followLanguages,
  readDefaultLanguage,
  toShopLanguages,
} from './shop-languages.ts'
import { mergeTranslations } from './translations/merge-translations.ts'
import {
  lookUpTranslations,
  readSentTranslations,
  type SentTranslations,
  translationsPart,
} from './translations/sent-translations.ts'
import { translate } from './translations/translate.ts'
import { ingestFiles, withStored } from './uploaded-files.ts'

export type ContentService = ReturnType<typeof createContentService>

/** Validates and writes records of every content type, each write all or nothing. */
export function createContentService(
  database: Database,
  media: MediaLibrary,
  writer: ContentWriter,
  revision: ContentRevision,
) {
  const small = createCachedCollections(database, revision)

  const unfinished = createRevisionScopedCache<Map<string, Readiness> | null>(revision, 1)
  const long = createRevisionScopedCache<Set<string>>(revision)
  /** Lookups shared by many lists, cached per revision. */
  const shared = {
    names: (type: ContentType, ids: string[]) =>
      small.holds(type, {})
        ? small.names(type)
        : contentRepository.translatedNames(database, type, ids),
    unfinished: async (files: string[]) =>
      (await unfinished.get('', () => mediaRepository.allUnfinished(database))) ??
      mediaRepository.unfinished(database, files),
    long: (type: ContentType) =>
      long.get(type.table, () => pageEndings.long(database, resourceOf(type))),
  }

  async function single<T extends ContentType>(type: T): Promise<RecordOf<T>> {
    const [record] = (await small.read(type)).records
    if (record === undefined) throw notFound(type)
    return record
  }

  /** Languages of the public pages. */
  const readLanguages = async () => toShopLanguages((await single(settings)).languages)

  /**
   * Creates a record, or changes the one that `find` reads. The rules are checked before files are
   * stored, and again inside the transaction: other writes may have come since. Files are committed
   * with the record or rolled back.
   */
  async function save<T extends ContentType>(
    type: T,
    input: Input,
    author: Author,
    find: (connection: Connection) => Promise<StoredRecord | null>,
  ): Promise<RecordOf<T>> {
    const mediaUpload = media.begin()
    try {
      const { fields: before } = (await find(database)) ?? empty
      const sent = await resolvePictures(database, type, mergeInput(type, before, input))
      const checked = await checkRecord(database, type, sent, before)
      await readTranslations(database, type, input)
      const files = await ingestFiles(type, checked, mediaUpload)
      expectSender(input)
      return await database.transaction().execute(async (transaction) => {
        const current = await find(transaction)
        const { fields: present } = current ?? empty
        const named = await resolvePictures(transaction, type, mergeInput(type, present, input))
        const merged = withStored(named, files)
        const checkedNow = await checkRecord(transaction, type, merged, present)
        const unsettled = { _id: current?._id ?? null, fields: storedFields(type, checkedNow) }
        const fields = await writer.settle(transaction, type, unsettled, author)
        await mediaUpload.record(transaction, author)
        const sent = await readTranslations(transaction, type, input, fields)
        const translations = mergeTranslations(type, current ?? empty, fields, sent)
        const content = { fields, translations }
        if (current === null) {
          const record = await writer.create(transaction, type, content, author)
          return presentRecord(transaction, type, record)
        }
        const followed = await followLanguages(writer, transaction, type, current, content)
        const record = await writer.update(transaction, type, current, followed, author)
        return presentRecord(transaction, type, record)
      })
    } finally {
      await mediaUpload.finish()
    }
  }

  return {
    async list<T extends ContentType>(
      type: T,
      selection: Selection = {},
    ): Promise<{ records: RecordOf<T>[]; total: number }> {
      if (small.holds(type, selection)) return small.read(type, selection)
      const records = await contentRepository.list(database, type, selection)
      const total = await contentRepository.count(database, type, selection.where)
      return { records: await presentRecords(database, type, records), total }
    },

    /** Throws a 404 if there is no such record. */
    async read<T extends ContentType>(type: T, id: string): Promise<RecordOf<T>> {
      return presentRecord(database, type, await findRecord(database, type, id))
    },

    /** The only record of a singleton type. */
    single,

    readLanguages,

    /**
     * Language that a request asks for by its tag; the default one without a tag. Throws a 400 for any
     * that the shop does not have.
     */
    readShownLanguage: async (tag: string | undefined): Promise<ShownLanguage> =>
      findShownLanguage(await readLanguages(), tag),

    /** For pages, which reach the server through its services: see `translate`. */
    translate,

    /** Stored records in the form that pages and responses use. */
    present: <T extends ContentType>(type: T, records: StoredRecord[]): Promise<RecordOf<T>[]> =>
      presentRecords(database, type, records, shared),

    create: <T extends ContentType>(type: T, input: Input, author: Author): Promise<RecordOf<T>> =>
      save(type, input, author, async () => null),

    /**
     * `ifVersion` is the version that the client has seen, or null for any; another one throws a 409.
     */
    update: <T extends ContentType>(
      type: T,
      id: string,
      input: Input,
      author: Author,
      ifVersion: number | null = null,
    ): Promise<RecordOf<T>> =>
      save(type, input, author, async (connection) => {
        const record = await findRecord(connection, type, id)
        expectVersion(type, record, ifVersion)
        return record
      }),

    remove: (
      type: ContentType,
      id: string,
      author: Author,
      ifVersion: number | null = null,
    ): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const record = await findRecord(transaction, type, id)
        expectVersion(type, record, ifVersion)
        await writer.remove(transaction, type, record, author)
      }),

    /** Reorders a list: the given records come first, in this order; the rest keep theirs. */
    reorder: (type: ContentType, ids: string[], author: Author): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const named = [...new Set(ids)]
        const known = await contentRepository.existing(transaction, type, named)
        if (known.size < named.length) throw invalid({ ids: recordNotFound(type) })
        const { first } = await contentRepository.positions(transaction, type)
        const start = first - named.length
        const positions = new Map(named.map((id, index) => [id, start + index]))
        await writer.setPositions(transaction, type, positions)
        await recordOrder(transaction, type, named, author)
      }),

    /**
     * Moves a record right behind another one, or to the front of its list. Throws a 422 for an
     * unknown id.
     */
    move: (type: ContentType, id: string, after: string | null, author: Author): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        if (id === after) throw invalid({ after: message('records.afterItself') })
        const known = await contentRepository.findAll(transaction, type, [id, after ?? id])
        const behind = after === null ? null : known.get(after)
        if (!known.has(id)) throw invalid({ id: recordNotFound(type) })
        if (behind === undefined) throw invalid({ after: recordNotFound(type) })
        await writer.move(transaction, type, id, behind)
        await recordOrder(transaction, type, { id, after }, author)
      }),

    /** Last author of each record, by the record's id: an administrator's id or null. */
    authors: (type: ContentType, ids: string[]): Promise<Map<string, Author>> =>
      contentRepository.authors(database, type, ids),

    /** Creates missing records of singleton types, empty. */
    prepare: (): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        for (const type of contentTypes.filter((type) => type.single)) {
          if ((await contentRepository.count(transaction, type)) > 0) continue
          await writer.create(transaction, type, { fields: emptyFields(type) }, null)
        }
      }),
  }
}

/** Content of a record before it is created. */
const empty = { fields: {}, translations: noTranslations }

/**
 * Translations of a write, checked; one that changes the default language is in the former one. Those of a dictionary
 * follow from the stored fields.
 */
async function readTranslations(
  connection: Connection,
  type: ContentType,
  input: Input,
  fields?: Readonly<Record<string, unknown>>,
): Promise<SentTranslations> {
  if (input.kind === 'parts' && input.dictionary !== undefined)
    return fields === undefined ? new Map() : lookUpTranslations(type, fields, input.dictionary)
  if (!isSent(input, translationsPart)) return new Map()
  return readSentTranslations(type, input, await readDefaultLanguage(connection))
}

/** A reorder is recorded as a revision of the list, without record id and version. */
function recordOrder(connection: Connection, type: ContentType, state: unknown, author: Author) {
  return revisionRepository.add(connection, {
    resource: resourceOf(type),
    recordId: '',
    version: 0,
    action: 'arrange',
    name: type.labels.many,
    state,
    at: now(),
    by: author,
  })
}

function emptyFields(type: ContentType): StoredFields {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => [name, kindOf(field).emptyValue(field)]),
  )
}

/** Uploading photos takes a while; if the client disconnects meanwhile, nothing must be written. */
function expectSender(input: Input): void {
  if (input.kind === 'parts' && input.isAbandoned?.()) {
    throw badRequest(message('requests.uploadCancelled'))
  }
}
