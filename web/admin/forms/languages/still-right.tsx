import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Language } from '../../../../domain/languages/language.ts'
import type { RecordForm } from '../use-record-form.ts'

interface StillRightProps {
  record: RecordForm
  name: string
  label: string
  language: Language
}

/** Button that saves an outdated translation again as it is. */
export function StillRight({ record, name, label, language }: StillRightProps) {
  const t = useTranslations('forms.languages.field')
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={record.saving}
        aria-label={t('stillRightOf', { label })}
        onClick={() => record.confirmTranslation(name, language)}
      >
        {t('stillRight')}
      </Button>
    </div>
  )
}
