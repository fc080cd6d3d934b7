import { fieldsOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import type { Database } from '../db/database.ts'
import { contentRepository } from '../db/records/record-repository.ts'
import { kindOf } from '../fields/field-kinds.ts'

/** Names of the records that refer to each file. */
export async function findMediaUsers(
  database: Database,
  files: string[],
): Promise<Map<string, string[]>> {
  const users = new Map<string, string[]>(files.map((file) => [file, []]))
  if (files.length === 0) return users
  for (const type of contentTypes) {
    for (const { fields } of await contentRepository.list(database, type)) {
      const title = type.title === null ? null : fields[type.title]
      const name = `${type.labels.one}${title ? ` “${title}”` : ''}`
      for (const [key, field] of fieldsOf(type)) {
        for (const file of kindOf(field).filesOf(field, fields[key] ?? null))
          users.get(file)?.push(name)
      }
    }
  }
  return users
}
