import { type ContentType, resourceOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'

/** The content type that a reference field points to. */
export function typeOfTable(table: string): ContentType {
  const type = contentTypes.find((type) => type.table === table)
  if (type === undefined) throw new Error(`No content type has the table ${table}.`)
  return type
}

/** Content type of a revision; undefined for other resources, such as enquiries. */
export function typeOfResource(resource: string): ContentType | undefined {
  return contentTypes.find((type) => resourceOf(type) === resource)
}
