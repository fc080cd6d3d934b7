import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { When } from '../ui/timestamp.tsx'

interface LastSavedProps {
  type: ContentType
  record: AnyRecord
}

/** When a record was saved, and by whom. The program makes single records, empty, before anybody does. */
export function LastSaved({ type, record }: LastSavedProps) {
  if (type.single && record.version === 1) return 'Not yet'
  return (
    <>
      <When at={record.updatedAt} />
      {record.updatedBy ? `, ${record.updatedBy.name}` : ''}
    </>
  )
}
