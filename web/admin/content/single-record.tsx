import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { RecordLoader } from './record-page.tsx'
import type { ContentScreens } from './screens/screen-definition.ts'
import { type RecordDialogOptions, useRecordDialog } from './use-record-dialog.tsx'

interface SingleRecordProps extends Omit<RecordDialogOptions, 'preview'> {
  lead: string
  children: (record: AnyRecord) => ReactNode
}

/** Read-only view of a single record with a link to its form. */
export function SingleRecord({ lead, children, ...options }: SingleRecordProps) {
  const t = useTranslations('content.singleRecord')
  const declared = useDeclaredTexts()
  const { screens } = options
  const form = useRecordDialog(options)
  return (
    <>
      <PageHeader title={declared(screens.label)} lead={lead}>
        <EditButton screens={screens} onOpen={form.open} />
      </PageHeader>
      <RecordLoader
        type={screens.type}
        id={undefined}
        parent={{ label: t('dashboard'), to: '/admin' }}
      >
        {(record) =>
          record !== null && (
            <>
              {children(record)}
              {form.dialog(record)}
            </>
          )
        }
      </RecordLoader>
    </>
  )
}

interface EditButtonProps {
  screens: ContentScreens
  onOpen: () => void
}

function EditButton({ screens: { type, form, address }, onOpen }: EditButtonProps) {
  const declared = useDeclaredTexts()
  const buttonProps = { variant: 'filled', leftSection: <Icon name="edit" size={16} /> }
  return form === 'page' ? (
    <Button {...buttonProps} component={Link} to={`${address}/edit`}>
      {declared(`types.${type.table}.edit`)}
    </Button>
  ) : (
    <Button {...buttonProps} onClick={onOpen}>
      {declared(`types.${type.table}.edit`)}
    </Button>
  )
}
