import { expect, it } from 'vitest'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import type { Field } from '../../../domain/content/fields/field-kinds.ts'
import { picture } from '../../../domain/content/picture.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import type { StoredFields, StoredPicture } from '../../fields/stored-values.ts'
import { changeUses, isPhotograph, usesIn } from './uses.ts'

const photo = (name: string): StoredPicture => {
  const file = `${name.padEnd(22, '0')}.jpg`
  return { file, width: 10, height: 10, placeholder: '#abc', alt: '', focus: '' }
}

/** A value of a field that shows every file that it can, each another one; undefined if it shows none. */
function sampleOf(name: string, field: Field) {
  switch (field.kind) {
    case 'image':
      return photo(name)
    case 'images':
      return [photo(`${name}1`), photo(`${name}2`)]
    case 'video':
      return { file: `${name.padEnd(22, '0')}.mp4`, type: 'video/mp4', poster: photo('poster') }
    case 'records': {
      const shown = Object.entries(field.entries).filter(([, { kind }]) => kind === 'image')
      const entry = Object.fromEntries(shown.map(([key]) => [key, photo(`${name}${key}`)]))
      return shown.length === 0 ? undefined : [{ _id: 'e1', ...entry }]
    }
    default:
      return undefined
  }
}

function fullRecord(type: ContentType): StoredFields {
  return Object.fromEntries(
    fieldsOf(type).map(([name, field]) => [
      name,
      kindOf(field).toStored(field, sampleOf(name, field) ?? kindOf(field).emptyValue(field)),
    ]),
  )
}

const others = contentTypes.filter(({ table }) => table !== picture.table)

it.each(others.map((type) => [type.table, type] as const))(
  'finds and changes every file that a record of %s can show, posters aside',
  (_, type) => {
    const record = { fields: fullRecord(type), translations: {} }
    const files = fieldsOf(type)
      .flatMap(([name, field]) => kindOf(field).filesOf(field, record.fields[name] ?? null))
      .filter((file) => !file.startsWith('poster'))
    expect(usesIn(type, record).map(({ media }) => media.file)).toEqual(files)
    const changed = changeUses(type, record, ({ media, translations }) => ({
      media: { ...media, file: media.file.replace('0.', 'x.') },
      translations,
    }))
    expect(usesIn(type, changed).map(({ media }) => media.file)).toEqual(
      files.map((file) => file.replace('0.', 'x.')),
    )
  },
)

it('moves the translations of a picture in a list to its new file, and drops a second one', () => {
  const type = contentTypes.find(({ table }) => table === 'gallery')
  if (type === undefined) throw new Error('There is no gallery.')
  const [one, two] = [photo('one'), photo('two')]
  const record = {
    fields: { images: [one, two] },
    translations: { hi: { [`images.${one.file}`]: { text: 'एक', of: 'a' } } },
  }
  const changed = changeUses(type, record, ({ media, translations }) => ({
    media: isPhotograph(media) ? { ...media, file: photo('three').file } : media,
    translations,
  }))
  const { file } = photo('three')
  expect(changed).toEqual({
    fields: { images: [{ ...one, file }] },
    translations: { hi: { [`images.${file}`]: { text: 'एक', of: 'a' } } },
  })
  const same = (use: ReturnType<typeof usesIn>[number]) => use
  expect(changeUses(type, record, same)).toBe(record)
})
