import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import type { ContentType } from '../../../domain/content/content-type.ts'
import { When } from '../ui/timestamp.tsx'

interface LastSavedProps {
  type: ContentType
  record: AnyRecord
}

/** Time and author of the last save. Version 1 of a single record was created by the program. */
export function LastSaved({ type, record }: LastSavedProps) {
  const t = useTranslations('forms.fields.lastSaved')
  if (type.single && record.version === 1) return t('notYet')
  const { updatedAt, updatedBy } = record
  if (!updatedBy) return <When at={updatedAt} />
  return t.rich('savedBy', { name: updatedBy.name, when: () => <When at={updatedAt} /> })
}
