import { type ContentType, resourceOf } from '../../domain/content/content-type.ts'
import { readStep } from '../../domain/urls/page-paths.ts'
import type { Database } from '../db/database.ts'
import { pageEndings } from './url-suffix-repository.ts'

export interface PageAddresses {
  /**
   * The id of the record whose page the last step of an address asks for, by any name that it ever had;
   * null where it can be nobody's. Whether the record is still there is not asked.
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
