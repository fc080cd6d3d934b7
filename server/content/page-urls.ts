import { type ContentType, resourceOf } from '../../domain/content/content-type.ts'
import { readStep } from '../../domain/urls/page-paths.ts'
import type { Database } from '../db/database.ts'
import { pageEndings } from './url-suffix-repository.ts'

export interface PageAddresses {
  /**
   * Id of the record that the last path segment of a URL refers to, by its present or any former
   * slug; null if no record can have it. The record may have been deleted.
   */
  find(type: ContentType, step: string): Promise<string | null>
}

export function createPageAddresses(database: Database): PageAddresses {
  return {
    async find(type, step) {
      const named = readStep(step)
      if (named === null) return null
      if ('id' in named) return named.id
      return (await pageEndings.find(database, resourceOf(type), named.ending)) ?? null
    },
  }
}
