import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { normaliseText } from '../kernel/text-normalisation.ts'
import { baseOf, idOfFile } from '../storage/file-names.ts'
import { type Place, places } from './picture-places.ts'

/*
 * The step of `0056-pictures.ts` that makes a library of the files that a shop has: a picture for
 * each, other than mere posters of videos. Records stay as they are.
 */

const image = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: z.string(),
  focus: z.string(),
})
const video = z.object({ file: z.string(), type: z.string(), poster: image.nullable() })
const entry = z.object({ _id: z.string(), image: image.nullish() })
const translation = z.object({ text: z.unknown(), of: z.unknown() })
const translations = z.record(z.string(), z.record(z.string(), translation))

/** Pictures of a column, with the paths of the fields and of their alternative texts. */
interface Found {
  media: z.infer<typeof image> | z.infer<typeof video>
  field: string
  texts: string
}

/** Picture of a file, described by its uses in their order. */
interface Gathered {
  media: Found['media']
  name: string
  alt: string
  focus: string
  /** Translations of the alternative text by language. */
  translations: Record<string, z.infer<typeof translation>>
  uses: number
  isSmall: number
  /** Resources, and names of records as a search finds them. */
  places: Set<string>
  names: Set<string>
}

export async function fillLibrary(database: Kysely<unknown>): Promise<void> {
  const gathered = new Map<string, Gathered>()
  const posters = await postersInHistory(database)
  for (const where of places) {
    for await (const row of readRows(database, where)) {
      const title = row.title || where.label
      const own = translations.parse(JSON.parse(row.translations ?? '{}'))
      for (const found of readColumn(where.column, JSON.parse(row.value))) {
        const known = gather(gathered, { ...found, goodWidth: where.goodWidth }, title, own)
        known.places.add(where.resource)
        if (known.names.size < MAX_SEARCHED_USES) known.names.add(searchTextOf(where, title, own))
        if ('poster' in found.media && found.media.poster) posters.add(found.media.poster.file)
        await insertUse(database, where, row, found, searchTextOf(where, title, own))
      }
    }
  }
  await insertPictures(database, gathered, posters)
}

const BATCH_SIZE = 500
/** As for pictures that are written later. */
const MAX_SEARCHED_USES = 100
const MAX_NAME = 500

interface Row {
  _id: string
  title: string | null
  value: string
  translations: string | null
}

async function* readRows(
  database: Kysely<unknown>,
  { table, title, column }: Place,
): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`select "_id", ${sql.ref(column)} as "value",
      ${title === null ? sql`null` : sql.ref(title)} as "title",
      ${title === null ? sql`null` : sql.ref('translations')} as "translations"
      from ${sql.table(table)} where "_id" > ${after} and ${sql.ref(column)} is not null
      order by "_id" limit ${BATCH_SIZE}`.execute(database)
    yield* rows
    if (rows.length < BATCH_SIZE) return
    after = rows.at(-1)?._id ?? ''
  }
}

function readColumn(column: string, value: unknown): Found[] {
  switch (column) {
    case 'video': {
      const media = video.nullable().parse(value)
      return media === null ? [] : [{ media, field: column, texts: column }]
    }
    case 'images':
      return z
        .array(image)
        .parse(value)
        .map((media) => ({ media, field: column, texts: `${column}.${media.file}` }))
    case 'values':
      return z
        .array(entry)
        .parse(value)
        .flatMap(({ _id, image: media }) => {
          const field = `${column}.${_id}.image`
          return media ? [{ media, field, texts: field }] : []
        })
    default: {
      const media = image.nullable().parse(value)
      return media === null ? [] : [{ media, field: column, texts: column }]
    }
  }
}

function gather(
  gathered: Map<string, Gathered>,
  { media, texts, goodWidth }: Found & { goodWidth: number },
  title: string,
  own: z.infer<typeof translations>,
): Gathered {
  const { alt, focus, width } = { alt: '', focus: '', width: goodWidth, ...media }
  const known = gathered.get(media.file) ?? {
    media,
    name: title,
    alt: '',
    focus: '',
    translations: {},
    uses: 0,
    isSmall: 0,
    places: new Set<string>(),
    names: new Set<string>(),
  }
  known.alt ||= alt
  if (focus !== '50% 50%') known.focus ||= focus
  for (const [language, byPath] of Object.entries(own)) {
    const translated = byPath[texts]
    // One of another text would be the translation of something else.
    if (translated !== undefined && alt === known.alt) known.translations[language] ??= translated
  }
  known.uses += 1
  if (width < goodWidth) known.isSmall = 1
  gathered.set(media.file, known)
  return known
}

function searchTextOf(
  { title: column }: Place,
  title: string,
  own: z.infer<typeof translations>,
): string {
  const translated = Object.values(own).flatMap((texts) => textOf(texts[column ?? '']))
  return normaliseText(title, ...translated).slice(0, MAX_NAME)
}

function textOf(translated: z.infer<typeof translation> | undefined): string[] {
  return typeof translated?.text === 'string' ? [translated.text] : []
}

async function insertUse(
  database: Kysely<unknown>,
  { resource, goodWidth }: Place,
  { _id: recordId }: Row,
  { media, field }: Found,
  searchText: string,
): Promise<void> {
  const picture = idOfFile(media.file)
  const isSmall = Number('width' in media && media.width < goodWidth)
  await sql`insert into "picture_use"
    ("_id", "picture", "resource", "recordId", "field", "isSmall", "searchText")
    values (${`${recordId} ${field} ${picture}`}, ${picture}, ${resource}, ${recordId}, ${field},
      ${isSmall}, ${searchText})
    on conflict do nothing`.execute(database)
}

/** Posters of videos that only the trash or earlier versions have. */
async function postersInHistory(database: Kysely<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ state: string }>`select "state" from "revision"
    where "state" like '%"poster":{%'`.execute(database)
  const pattern = /"poster":\{"file":"(?<file>[\w.-]+)"/g
  return new Set(
    rows.flatMap(({ state }) =>
      [...state.matchAll(pattern)].flatMap(({ groups }) => groups?.file ?? []),
    ),
  )
}

interface MediaRow {
  file: string
  kind: string
  type: string
  bytes: number
  width: number
  height: number
  createdAt: string
}

/** A picture for each file, the newest first. */
async function insertPictures(
  database: Kysely<unknown>,
  gathered: ReadonlyMap<string, Gathered>,
  posters: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await sql<MediaRow>`select * from "media"
    order by "createdAt" desc, "file"`.execute(database)
  const at = new Date().toISOString()
  for (const [position, media] of rows.entries()) {
    const { file } = media
    const known = gathered.get(file)
    if (known === undefined && posters.has(file)) continue
    await insertPicture(database, { media, position, at }, known ?? unused(media))
    await sql`update "media" set "picture" = ${idOfFile(file)} where "file" = ${file}`.execute(
      database,
    )
  }
}

function unused({ file, kind, type, width, height, createdAt }: MediaRow): Gathered {
  const described = { placeholder: '', alt: '', focus: '' }
  const media =
    kind === 'video' ? { file, type, poster: null } : { file, width, height, ...described }
  // Named by its day: nothing else is known of it.
  const name = createdAt.slice(0, 10) || baseOf(file)
  return {
    media,
    name,
    alt: '',
    focus: '',
    translations: {},
    uses: 0,
    isSmall: 0,
    places: new Set(),
    names: new Set(),
  }
}

async function insertPicture(
  database: Kysely<unknown>,
  {
    media: { file, bytes, createdAt },
    position,
    at,
  }: { media: MediaRow; position: number; at: string },
  { media, name, alt, focus, translations: own, uses, isSmall, places, names }: Gathered,
): Promise<void> {
  const _id = idOfFile(file)
  const isVideo = !('width' in media)
  const fields = {
    name,
    image: isVideo ? null : { ...media, alt, focus },
    video: isVideo ? media : null,
    original: null,
    edit: [],
  }
  const translated = Object.fromEntries(
    Object.entries(own).map(([language, one]) => [language, { image: one }]),
  )
  const searchText = normaliseText(name, alt, ...Object.values(own).flatMap(textOf))
  const hasOwn = Object.keys(translated).length > 0
  const state = { createdAt, position, fields, ...(hasOwn && { translations: translated }) }
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  await sql`insert into "picture" ("_id", "position", "version", "createdAt", "updatedAt",
      "translations", "name", "image", "video")
    values (${_id}, ${position}, 1, ${createdAt}, ${createdAt}, ${JSON.stringify(translated)},
      ${name}, ${json(fields.image)}, ${json(fields.video)})`.execute(database)
  await sql`insert into "picture_list" ("picture", "position", "kind", "bytes", "hasAlt", "sortName",
      "searchText", "uses", "isSmall", "places", "usesText")
    values (${_id}, ${position}, ${isVideo ? 'video' : 'image'}, ${bytes}, ${Number(alt !== '')},
      ${normaliseText(name).slice(0, 100)}, ${searchText}, ${uses}, ${isSmall},
      ${[...places].join()}, ${[...names].join(' ')})`.execute(database)
  await sql`insert into "revision" ("resource", "recordId", "version", "action", "name", "state", "at", "by")
    values ('pictures', ${_id}, 1, 'create', ${name}, ${JSON.stringify(state)}, ${at}, null)`.execute(
    database,
  )
}
