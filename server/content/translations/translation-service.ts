import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  MAX_GAPS,
  type TranslationGap,
  type TranslationProgress,
} from '../../../domain/api/translations.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { hasTranslatedFields } from '../../../domain/content/fields/translated-fields.ts'
import {
  isShippedLanguage,
  knownLanguages,
  type Language,
} from '../../../domain/languages/language.ts'
import { flattenMessages } from '../../../domain/text/admin-messages.ts'
import english from '../../../locales/en/admin.json' with { type: 'json' }
import type { ContentRevision } from '../../db/content-revision.ts'
import type { Database } from '../../db/database.ts'
import { contentRepository, type StoredRecord } from '../../db/record-repository.ts'
import type { StoredTranslation } from '../../db/translations.ts'
import { kindOf } from '../../fields/field-kinds.ts'
import { createRevisionScopedCache } from '../../response-cache/revision-scoped-cache.ts'
import type { ContentService } from '../content-service.ts'
import { type Text, textsByPath } from './translated-texts.ts'
import { isOutdated, translateEntries } from './translation-digests.ts'

interface LanguageReport {
  total: number
  translated: number
  outdated: number
  /** At least one text is translated into it. */
  hasTranslations: boolean
  /** Number of records with gaps. */
  records: number
  /** The first of them. */
  gaps: TranslationGap[]
}

export type TranslationService = ReturnType<typeof createTranslationService>

/** Records per query; other work runs between two batches. */
const BATCH_SIZE = 200

/** Finds what is left to translate. */
export function createTranslationService(
  database: Database,
  content: ContentService,
  revision: ContentRevision,
) {
  const reports = createRevisionScopedCache<ReadonlyMap<Language, LanguageReport>>(revision, 1)

  async function* batchesOf(type: ContentType): AsyncGenerator<StoredRecord[]> {
    for (let skip = 0; ; skip += BATCH_SIZE) {
      const records = await contentRepository.list(database, type, { skip, limit: BATCH_SIZE })
      yield records
      await yieldToEventLoop()
      if (records.length < BATCH_SIZE) return
    }
  }

  const readReports = () =>
    reports.get('', async () => {
      const all = new Map(knownLanguages.map((language) => [language, emptyReport()]))
      const labels = flattenMessages(english.fields)
      for (const type of contentTypes.filter(hasTranslatedFields))
        for await (const records of batchesOf(type))
          for (const record of records) addRecord(all, type, record, labels)
      return all
    })

  return {
    /** Languages of the shop besides the default one, then others with translations. */
    async readProgress(): Promise<TranslationProgress[]> {
      const languages = await content.readLanguages()
      const all = await readReports()
      const others = knownLanguages.filter(
        (language) => !languages.all.includes(language) && all.get(language)?.hasTranslations,
      )
      return [...languages.all.slice(1), ...others].map((language) => {
        const { total, translated, outdated } = all.get(language) ?? emptyReport()
        const isOn = languages.all.includes(language)
        return { language, isOn, total, translated, outdated }
      })
    },

    /** Records with gaps in a language, by type and position; none in the default one. */
    async readGaps(
      language: Language,
    ): Promise<{ total: number; gaps: readonly TranslationGap[] }> {
      if (language === (await content.readLanguages()).default) return { total: 0, gaps: [] }
      const { records, gaps } = (await readReports()).get(language) ?? emptyReport()
      return { total: records, gaps }
    },
  }
}

function emptyReport(): LanguageReport {
  return { total: 0, translated: 0, outdated: 0, hasTranslations: false, records: 0, gaps: [] }
}

function addRecord(
  reports: ReadonlyMap<Language, LanguageReport>,
  type: ContentType,
  record: StoredRecord,
  labels: ReadonlyMap<string, string>,
): void {
  const originals = originalsOf(type, record)
  for (const [language, report] of reports) {
    const translations = record.translations[language]
    const progress = readProgress(originals, translations ?? {}, language)
    if (translations !== undefined) report.hasTranslations = true
    for (const { total, translated, isOutdated } of progress) {
      report.total += total
      report.translated += translated
      report.outdated += isOutdated ? 1 : 0
    }
    if (!progress.some(isGap)) continue
    report.records += 1
    if (report.gaps.length < MAX_GAPS) report.gaps.push(toGap(type, record, progress, labels))
  }
}

function isGap({ total, translated, isOutdated }: FieldProgress): boolean {
  return translated < total || isOutdated
}

function toGap(
  type: ContentType,
  { _id, fields }: StoredRecord,
  progress: FieldProgress[],
  labels: ReadonlyMap<string, string>,
) {
  const title = type.title === null ? null : fields[type.title]
  return {
    table: type.table,
    label: type.labels.many,
    _id,
    title: typeof title === 'string' ? title : '',
    fields: progress.filter(isGap).map(({ name, total, translated }) => ({
      name,
      label: labels.get(`${type.fields[name]?.path}.label`) ?? name,
      state: translated < total ? ('missing' as const) : ('outdated' as const),
    })),
  }
}

/** Text of a record to translate. */
interface Original {
  path: string
  text: Text
  /** Number of texts that are not empty: several for a list. */
  count: number
  /** Default text of the program, which ships its translations into some languages. */
  isDefault: boolean
}

/** Texts of a field to translate, in order. */
interface OriginalField {
  name: string
  originals: Original[]
}

interface FieldProgress {
  name: string
  total: number
  translated: number
  /** At least one of its originals has changed since it was translated. */
  isOutdated: boolean
}

/** Fields of a stored record with texts to translate, in order. */
function originalsOf(type: ContentType, { fields }: StoredRecord): OriginalField[] {
  const byField = new Map<string, Original[]>()
  for (const [path, text] of textsByPath(type, fields)) {
    const [name = ''] = path.split('.')
    const field = type.fields[name]
    if (field === undefined) continue
    const key = path.slice(name.length + 1)
    const own = kindOf(field).defaultText(field, key, fields[name] ?? null)
    const isDefault = own !== undefined
    const count = [own ?? text].flat().filter(isFilled).length
    byField.set(name, [...(byField.get(name) ?? []), { path, text, count, isDefault }])
  }
  return Array.from(byField, ([name, originals]) => ({ name, originals }))
}

/** Translated texts of the originals; default texts are in the languages of the program. */
function readProgress(
  fields: readonly OriginalField[],
  translations: Readonly<Record<string, StoredTranslation>>,
  language: Language,
): FieldProgress[] {
  return fields.map(({ name, originals }) => {
    const progress = { name, total: 0, translated: 0, isOutdated: false }
    for (const original of originals) {
      const translation = translations[original.path]
      progress.total += original.count
      progress.translated += countTranslated(original, translation, language)
      if (translation !== undefined && isOutdated(translation, original.text))
        progress.isOutdated = true
    }
    return progress
  })
}

function countTranslated(
  { text, count, isDefault }: Original,
  translation: StoredTranslation | undefined,
  language: Language,
): number {
  if (translation === undefined) return isDefault && isShippedLanguage(language) ? count : 0
  if (typeof text === 'string') return count
  const texts = translateEntries(translation, text)
  return text.filter((entry, index) => isFilled(entry) && isFilled(texts[index] ?? '')).length
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
