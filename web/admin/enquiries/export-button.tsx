import { useTranslations } from 'use-intl'
import { type EnquiryResponse, enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import { languageNames } from '../../../domain/languages/language.ts'
import { guardCell } from '../../../domain/text/spreadsheet-cells.ts'
import { localTime } from '../../../domain/time/local-time.ts'
import { useApi } from '../app/admin-context.ts'
import { useShop } from '../app/shop-settings.tsx'
import { CsvButton } from '../ui/csv-download.tsx'
import { describeChoices } from './enquiry-texts.ts'

interface ExportButtonProps {
  query: { status: EnquiryStatus | ''; q: string }
}

/** Exports all pages of the filtered list as CSV. */
export function ExportButton({ query }: ExportButtonProps) {
  const t = useTranslations('enquiries')
  const api = useApi()
  const { timeZone, languages } = useShop()
  const load = async () => {
    const options = { query: { ...query, limit: 0 } }
    const { orders } = await api.call(enquiryEndpoints.list, {}, undefined, options)
    return csvOf(orders, { timeZone, hasLanguages: languages.length > 1 }, t)
  }
  return <CsvButton label={t('exportButton.export')} name="enquiries" load={load} />
}

const columns = [
  ...['reference', 'when', 'products', 'choices', 'source', 'status', 'note', 'page'],
  ...['device', 'cameFrom', 'campaignSource', 'campaignMedium', 'campaign'],
] as const

interface ExportOptions {
  timeZone: string
  /** The shop has several languages: the one of each enquiry is a column. */
  hasLanguages: boolean
}

function csvOf(
  enquiries: EnquiryResponse[],
  { timeZone, hasLanguages }: ExportOptions,
  t: ReturnType<typeof useTranslations<'enquiries'>>,
): string {
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    localTime(timeZone, new Date(enquiry.createdAt)).replace('T', ' '),
    enquiry.products.map(({ name }) => name).join('; '),
    describeAllChoices(enquiry),
    t(`enquiryLabels.sources.${enquiry.source}`),
    t(`enquiryLabels.statuses.${enquiry.status}`),
    enquiry.note,
    enquiry.page,
    enquiry.device === '' ? '' : t(`enquiryLabels.devices.${enquiry.device}`),
    enquiry.referrer,
    enquiry.campaign.source,
    enquiry.campaign.medium,
    enquiry.campaign.name,
    ...(hasLanguages ? [languageOf(enquiry)] : []),
  ])
  const shown = hasLanguages ? ([...columns, 'language'] as const) : columns
  const names = shown.map((column) => t(`exportButton.columns.${column}`))
  return [names, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

/** Name of the visitor's language, as its speakers write it. */
function languageOf({ language }: EnquiryResponse): string {
  return language === '' ? '' : languageNames[language]
}

/** Choices of each product that has some, behind its name if there are several products. */
function describeAllChoices({ products }: EnquiryResponse): string {
  const chosen = products.filter(({ choices }) => choices.length > 0)
  return chosen
    .map((product) =>
      products.length === 1
        ? describeChoices(product)
        : `${product.name}: ${describeChoices(product)}`,
    )
    .join('; ')
}

/** Quotes every cell and escapes formulas. */
function cell(text: string): string {
  return `"${guardCell(text).replaceAll('"', '""')}"`
}
