import { resourceOf } from '../../../domain/content/content-type.ts'
import { limits } from '../../../domain/content/limits.ts'
import { picture } from '../../../domain/content/picture.ts'
import type { Connection } from '../../db/database.ts'
import { mediaRepository } from '../../db/media-file-repository.ts'
import { pictureRepository } from '../../db/picture-repository.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import { revisionRepository } from '../../db/revisions.ts'
import { noTranslations } from '../../db/translations.ts'
import { now } from '../../kernel/clock.ts'
import { normaliseText } from '../../kernel/text-normalisation.ts'
import { baseOf, idOfFile } from '../../storage/file-names.ts'
import { readState } from '../record-state.ts'
import { showing, shownBy } from './descriptions.ts'
import type { RecordWriter } from './record-writer.ts'
import { isPhotograph, type Shown } from './uses.ts'

/** A stored file that is to be in the library; `name` is that of the file that was sent. */
export interface NewPicture {
  media: Shown['media']
  name: string
}

/** A picture of the library. */
export interface LibraryPicture {
  record: StoredRecord
  /** It was neither there nor in the trash. */
  isNew: boolean
}

/**
 * Pictures of files by file. Those that are missing are created, or come back from the trash. A file
 * without a row, or one that is removed meanwhile, has none.
 */
export async function ensurePictures(
  connection: Connection,
  writer: RecordWriter,
  wanted: readonly NewPicture[],
  author: string | null,
): Promise<Map<string, LibraryPicture>> {
  const pictures = new Map<string, LibraryPicture>()
  if (wanted.length === 0) return pictures
  const ids = await pictureRepository.ofFiles(
    connection,
    wanted.map(({ media }) => media.file),
  )
  const known = await contentRepository.findAll(
    connection,
    picture,
    [...ids.values()].filter((id) => id !== null),
  )
  for (const one of wanted) {
    const { file } = one.media
    if (!ids.has(file)) continue
    const record = known.get(ids.get(file) ?? '')
    const found =
      record === undefined
        ? await addPicture(connection, writer, one, author)
        : { record, isNew: false }
    if (found !== undefined) pictures.set(file, found)
  }
  return pictures
}

/** The id of a new picture follows from its file, so that every database has the same. */
async function addPicture(
  connection: Connection,
  writer: RecordWriter,
  one: NewPicture,
  author: string | null,
): Promise<LibraryPicture | undefined> {
  const { file } = one.media
  const id = await pictureRepository.claim(connection, file, idOfFile(file))
  if (id === undefined) return undefined
  const present = await contentRepository.find(connection, picture, id)
  if (present !== undefined) return { record: present, isNew: false }
  const fresh = showing(
    { fields: { ...emptyFields, name: nameOf(one) }, translations: noTranslations },
    { media: one.media, translations: new Map() },
  )
  const last = await revisionRepository.findUpTo(
    connection,
    resourceOf(picture),
    id,
    Number.MAX_SAFE_INTEGER,
  )
  if (last === undefined)
    return {
      record: await writer.create(connection, picture, fresh, author, { _id: id }),
      isNew: true,
    }
  const state = readState(picture, last.state)
  const isWhole = (await mediaRepository.find(connection, shownBy(state).media.file)) !== undefined
  const record = await writer.bringBack(connection, picture, {
    ...state,
    ...(!isWhole && fresh),
    _id: id,
    version: last.version + 1,
    updatedAt: now(),
    updatedBy: author,
  })
  return { record, isNew: false }
}

const emptyFields = { name: '', image: null, video: null, original: null, edit: [] }

/** The name of the file that was sent, without folders, as in an archive, and extension. */
function nameOf({ name, media }: NewPicture): string {
  const written = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .toWellFormed()
    .replaceAll('\0', '')
  return written.slice(0, limits.line) || baseOf(media.file)
}

const MAX_SORT_NAME = 100

/** Updates what lists find and sort a picture by. */
export async function listPicture(connection: Connection, record: StoredRecord): Promise<void> {
  const { media, translations } = shownBy(record)
  const alt = isPhotograph(media) ? media.alt : ''
  const row = await mediaRepository.find(connection, media.file)
  const translated = [...translations.values()].flatMap(({ text }) => text)
  const name = String(record.fields.name)
  await pictureRepository.list(connection, {
    picture: record._id,
    position: record.position,
    kind: isPhotograph(media) ? 'image' : 'video',
    bytes: row?.bytes ?? 0,
    hasAlt: Number(alt !== ''),
    sortName: normaliseText(name).slice(0, MAX_SORT_NAME),
    searchText: normaliseText(name, alt, ...translated),
  })
}
