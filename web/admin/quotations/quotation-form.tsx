import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../domain/api/content.ts'
import { type QuotationResponse, quotationEndpoints } from '../../../domain/api/quotations.ts'
import type { AnyRecord } from '../../../domain/api/record.ts'
import { quotation as quotationType } from '../../../domain/content/quotation.ts'
import { settings } from '../../../domain/content/settings.ts'
import { dateIn, dayAfter } from '../../../domain/time/local-time.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useData } from '../app/use-data.ts'
import { RecordLoader, RecordPage } from '../content/record-page.tsx'
import { quotationScreens } from '../content/screens/quotation-screens.ts'
import { recordAddress } from '../content/screens/screens.ts'
import type { FormValues } from '../forms/form-values.ts'
import { LiveSums, LiveTotal } from '../forms/quotation/sums.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { SkeletonRows } from '../ui/load-state.tsx'
import { showDone } from '../ui/toast.tsx'
import { quotationLayout } from './quotation-layout.ts'
import { QuotationPanel } from './quotation-panel.tsx'
import { SendDialog } from './send-dialog.tsx'

export default function QuotationForm() {
  const declared = useDeclaredTexts()
  const { id } = useParams()
  const parent = { label: declared(quotationScreens.label), to: quotationScreens.address }
  return (
    <RecordLoader type={quotationType} id={id} parent={parent}>
      {(record, reload) => <Editor record={record} parent={parent} onRestored={reload} />}
    </RecordLoader>
  )
}

interface EditorProps {
  /** Null for a new quotation. */
  record: AnyRecord | null
  parent: { label: string; to: string }
  onRestored: () => Promise<void>
}

/** Form of a quotation, which stays after a save: it is sent from here. */
function Editor({ record, parent, onRestored }: EditorProps) {
  const t = useTranslations('quotations.form')
  const declared = useDeclaredTexts()
  const navigate = useNavigate()
  const { languages } = useShop()
  const preset = usePreset(record === null)
  const endpoint = record === null ? null : quotationEndpoints.read
  const { data, refetch } = useData(endpoint, { id: record?._id ?? '' })
  const quotation = data?.quotationData
  const [isSending, setSending] = useState(false)
  /** Version of the last save: the dialog opens once it is read. */
  const [savedVersion, setSavedVersion] = useState(0)
  /** The save under way was asked for by the button that sends. */
  const sendsAfterSave = useRef(false)
  const { number = '' } = quotation ?? {}
  const openSending = (form: RecordForm) => {
    if (!form.dirty) return setSending(true)
    sendsAfterSave.current = true
    form.save()
  }
  // The preset must be known before the form is: a later value would count as a change.
  if (preset === undefined) return <SkeletonRows />
  return (
    <>
      <RecordPage
        type={quotationType}
        record={record}
        preset={preset}
        layout={quotationLayout(languages)}
        title={record === null ? declared('types.quotation.add') : titleOf(number, t)}
        name={record === null ? '' : titleOf(number, t)}
        parent={parent}
        onRestored={onRestored}
        help={(form) =>
          quotation !== undefined && <QuotationPanel quotation={quotation} form={form} />
        }
        sectionEnd={(section, form) =>
          section.id === 'sums' && <LiveSums control={form.form.control} />
        }
        saveActions={(form) => (
          <>
            <LiveTotal control={form.form.control} />
            {quotation !== undefined && (
              <Button
                variant="filled"
                leftSection={<Icon name="chat" size={16} />}
                disabled={form.saving}
                onClick={() => openSending(form)}
              >
                {sendLabel(quotation, form.dirty, t)}
              </Button>
            )}
          </>
        )}
        onSaveEnd={() => {
          sendsAfterSave.current = false
        }}
        onSaved={(saved) => {
          setSavedVersion(saved.version)
          if (sendsAfterSave.current) setSending(true)
          else showDone(t('saved'))
          if (record === null)
            navigate(recordAddress(quotationScreens, saved._id), { replace: true })
        }}
      />
      {isSending && quotation !== undefined && quotation.version >= savedVersion && (
        <SendDialog
          quotation={quotation}
          onRefused={() => void refetch()}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}

const settingsRead = contentEndpoints(settings).read

/** Values of a new quotation that follow from the settings; undefined until these are loaded. */
function usePreset(isNew: boolean): FormValues | undefined {
  const { timeZone, languages } = useShop()
  const { data } = useData(isNew ? settingsRead : null, {})
  if (!isNew) return {}
  if (data === undefined) return undefined
  const { quotationDays = settings.fields.quotationDays.initial, quotationTerms = '' } =
    data.settingsData
  return {
    language: languages[0] ?? '',
    validUntil: dayAfter(dateIn(timeZone, Date.now()), quotationDays),
    terms: quotationTerms,
  }
}

type Translate = ReturnType<typeof useTranslations<'quotations.form'>>

function titleOf(number: string, t: Translate): string {
  return number === '' ? t('draft') : t('title', { number })
}

function sendLabel(
  { edition, isChanged }: QuotationResponse,
  isDirty: boolean,
  t: Translate,
): string {
  if (edition === 0) return t('send')
  return isChanged || isDirty ? t('sendEdition', { edition: edition + 1 }) : t('sendAgain')
}
