import { basename } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentTypes } from '../domain/content/content-types.ts'
import { settings } from '../domain/content/settings.ts'
import type { Language } from '../domain/languages/language.ts'
import { createServices, type Services } from '../server/app/services.ts'
import { createContentService } from '../server/content/content-service.ts'
import { createContentWriter } from '../server/content/content-writer.ts'
import { textsByPath } from '../server/content/translations/translated-texts.ts'
import { createContentRevision } from '../server/db/content-revision.ts'
import { connectDatabase, type Database } from '../server/db/database.ts'
import { contentRepository } from '../server/db/record-repository.ts'
import type { MediaLibrary } from '../server/media/media-library.ts'
import type { Upload } from '../server/storage/upload.ts'
import { createTestDatabase, type TestDatabase } from '../tests/helpers/test-database.ts'
import { loadDemoCatalogue } from './catalogue.ts'
import { languages, readDictionary } from './dictionary.ts'

/** Numbers, which are the same in all languages. */
const same = ['15+', '4,200+', '180+']

let place: TestDatabase
let services: Services
let database: Database
beforeAll(async () => {
  place = await createTestDatabase()
  services = await createServices(place)
  database = connectDatabase(place)
  const revision = createContentRevision(database)
  const content = createContentService(database, unprocessed, createContentWriter({}), revision)
  await loadDemoCatalogue({ ...services, content })
})
afterAll(async () => {
  await services.close()
  await database.destroy()
  await place.remove()
})

it('translates every demo text into all languages, at the first version of its record', async () => {
  const gaps: string[] = []
  const used = new Set<string>()
  for await (const { language, original, text, at } of demoTexts()) {
    used.add(original)
    if (text === '' || (text === original && !same.includes(text)))
      gaps.push(`${at}, ${language}: ${original}`)
  }
  expect(gaps).toEqual([])
  for (const known of (await readDictionary()).values())
    expect([...known.keys()].filter((original) => !used.has(original))).toEqual([])
  const written = await Promise.all(
    contentTypes
      .filter((type) => !type.single)
      .map((type) => contentRepository.list(database, type)),
  )
  expect(new Set(written.flat().map(({ version }) => version))).toEqual(new Set([1]))
})

it('the demo settings offer all languages', async () => {
  const [record] = await contentRepository.list(database, settings)
  expect(record?.fields.languages).toEqual(languages)
})

it('writes each language in its own script, with Latin letters only in names', async () => {
  const letters: Partial<Record<Language, RegExp>> = {
    hi: /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u,
    gu: /^[\p{Script=Gujarati}\p{Script=Common}\p{Script=Inherited}]*$/u,
  }
  for (const [language, known] of await readDictionary()) {
    const foreign = [...known.values()]
      .map((text) => text.replaceAll(/Zula Living|A-/g, ''))
      .filter((text) => !letters[language]?.test(text))
    expect(foreign).toEqual([])
  }
})

it('translates different English texts differently, so that filters have no duplicate labels', async () => {
  for (const known of (await readDictionary()).values()) {
    const byText = Map.groupBy(known.keys(), (original) => known.get(original)?.toLowerCase())
    const merged = [...byText.values()].filter(
      (originals) => new Set(originals.map(withoutPlural)).size > 1,
    )
    expect(merged).toEqual([])
  }
})

/** Lower case, without a final s. */
function withoutPlural(text: string): string {
  return text.toLowerCase().replace(/s$/, '')
}

/** Every text of every record, with its translation into each language but the original one. */
async function* demoTexts() {
  for (const type of contentTypes) {
    for (const { fields, translations } of await contentRepository.list(database, type)) {
      for (const [path, original] of textsByPath(type, fields)) {
        // Default page texts, which the demo catalogue does not change.
        if (type.fields[path.split('.')[0] ?? '']?.kind === 'texts') continue
        for (const language of languages.slice(1)) {
          const translated = [translations[language]?.[path]?.text ?? ''].flat()
          for (const [index, one] of [original].flat().entries())
            if (one !== '')
              yield {
                language,
                original: one,
                text: translated[index] ?? '',
                at: `${type.labels.one}, ${path}`,
              }
        }
      }
    }
  }
}

/** Media library that skips processing of photos and videos, which would take half a minute. */
const unprocessed: MediaLibrary = {
  begin: () => ({
    picture: async (upload) => storedPicture(upload),
    edited: async ({ original }) => ({ file: original, width: 4, height: 3, placeholder: '' }),
    video: async ({ filename, poster }) => ({
      file: basename(filename),
      type: 'video/mp4',
      poster: poster && storedPicture(poster),
    }),
    record: async () => new Map(),
    async finish() {},
  }),
  forget: async () => false,
  onFileDeleted() {},
  temporaryPath: async () => '',
}

function storedPicture({ filename, alt, focus, value }: Upload) {
  const size = { width: 4, height: 3, placeholder: '' }
  return { ...size, file: basename(filename), alt, focus, ...(value !== '' && { value }) }
}
