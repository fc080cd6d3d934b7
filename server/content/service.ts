import type { ContentType, RecordOf } from '../../domain/content/define.ts'

export interface ContentService {
  list<T extends ContentType>(
    type: T,
    page?: { skip?: number; limit?: number },
  ): Promise<{ records: RecordOf<T>[]; total: number }>
  /** Throws a 404 when there is no such record. */
  read<T extends ContentType>(type: T, id: string): Promise<RecordOf<T>>
  /** The one record of a single type. */
  single<T extends ContentType>(type: T): Promise<RecordOf<T>>
}
