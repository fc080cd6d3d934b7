import { category } from '../../../domain/content/category.ts'
import { choice } from '../../../domain/content/choice.ts'
import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { product } from '../../../domain/content/product.ts'
import type { Author, ContentWriter } from '../../content/content-writer.ts'
import { mergeTranslations } from '../../content/translations/merge-translations.ts'
import type { Connection } from '../../db/database.ts'
import type { StoredRecord } from '../../db/record-repository.ts'
import { noTranslations } from '../../db/translations.ts'
import type { StoredFields, StoredPicture } from '../../fields/stored-values.ts'
import { choicesIn } from '../choices/choice-cells.ts'
import { settlePictures, takenAddresses, toPlannedPictures } from './awaited-pictures.ts'
import { createChoices, type NewChoice } from './foreign/foreign-choices.ts'
import { createCategories } from './import-categories.ts'
import type { ImportPlan, PlannedRow } from './import-plan.ts'
import type { NewImportedRecord } from './import-repository.ts'

interface WriteOptions {
  newChoices: readonly NewChoice[]
  /** Photos of the ZIP file, by their names there. */
  taken: ReadonlyMap<string, StoredPicture>
  author: Author
  /** Called with the number of products written. */
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined
}

/**
 * Writes what an import planned, in the caller's transaction, and sets the ids of new products in
 * its rows. Returns what was written.
 */
export async function writePlan(
  connection: Connection,
  writer: ContentWriter,
  { rows, categories }: ImportPlan,
  { newChoices, taken, author, onProgress = () => {} }: WriteOptions,
): Promise<NewImportedRecord[]> {
  const categoryIds = await createCategories(connection, writer, categories, taken, author)
  const named = new Set(rows.flatMap(({ fields }) => choicesIn(fields?.choices)).map(choiceOf))
  const wanted = newChoices.filter(({ _id }) => named.has(_id))
  const choiceIds = await createChoices(connection, writer, wanted, author)

  function settle(planned: StoredFields, row: PlannedRow) {
    const { pictures, newCategory, translations = new Map(), before } = row
    const fields: StoredFields = {
      ...planned,
      ...(pictures && { images: settlePictures(pictures, taken, before) }),
      ...(newCategory !== undefined && {
        category: categoryIds.get(newCategory.toLowerCase()) ?? null,
      }),
      choices: choicesIn(planned.choices).map((named) => ({
        ...named,
        choice: choiceIds.get(named.choice) ?? named.choice,
      })),
    }
    return {
      fields,
      translations: mergeTranslations(product, before ?? empty, fields, translations),
    }
  }

  const written = new Map<PlannedRow, StoredRecord>()
  const updated = rows.filter(({ action }) => action === 'update')
  // A new product is placed before the others, so create the last row first.
  const created = rows.filter(({ action }) => action === 'create').reverse()
  for (const row of [...updated, ...created]) {
    const { before, fields } = row
    if (fields === undefined) continue
    const content = settle(fields, row)
    const record = before
      ? await writer.update(connection, product, before, content, author)
      : await writer.create(connection, product, content, author)
    row._id = record._id
    written.set(row, record)
    onProgress({ done: written.size, total: updated.length + created.length })
  }

  const fresh = (type: ContentType, ids: Iterable<string>) =>
    [...ids].map((_id) => toNewRecord(type, { _id, version: 1 }))
  return [
    ...fresh(category, categoryIds.values()),
    ...fresh(choice, choiceIds.values()),
    // In the order of the file.
    ...rows.flatMap((row) => {
      const record = written.get(row)
      if (record === undefined) return []
      return {
        ...toNewRecord(product, record),
        before: row.before?.version ?? 0,
        pictures: toPlannedPictures(row.pictures ?? [], taken, row.before),
        taken: takenAddresses(row.pictures ?? [], taken),
      }
    }),
  ]
}

const empty = { fields: {}, translations: noTranslations }

function choiceOf({ choice }: { choice: string }): string {
  return choice
}

/** A record that an import created. */
export function toNewRecord(
  type: ContentType,
  { _id, version }: Pick<StoredRecord, '_id' | 'version'>,
): NewImportedRecord {
  return { resource: resourceOf(type), recordId: _id, before: 0, version, pictures: null }
}
