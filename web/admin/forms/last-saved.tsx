import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { When } from '../ui/timestamp.tsx'

interface LastSavedProps {
  type: ContentType
  record: AnyRecord
}

/** Time and author of the last save. Version 1 of a single record was created by the program. */
export function LastSaved({ type, record }: LastSavedProps) {
  if (type.single && record.version === 1) return 'Not yet'
  return (
    <>
      <When at={record.updatedAt} />
      {record.updatedBy ? `, ${record.updatedBy.name}` : ''}
    </>
  )
}
