import { ActionIcon, Button, Checkbox, Table, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { EnquiryResponse } from '../../../domain/api/enquiries.ts'
import type { EnquiryStatus } from '../../../domain/enquiry/enquiry.ts'
import { languageNames } from '../../../domain/languages/language.ts'
import { useShop } from '../app/shop-settings.tsx'
import type { Selection } from '../catalogue/product-list/selection.ts'
import { Icon } from '../ui/icon.tsx'
import table from '../ui/plain-table.module.css'
import { When } from '../ui/timestamp.tsx'
import { Note, Products, Status } from './enquiry-cells.tsx'
import { EnquiryQuotations, QuotationButton } from './enquiry-quotations.tsx'
import styles from './enquiry-table.module.css'
import { originOf, useReplyUrl } from './enquiry-texts.ts'

interface EnquiryActs {
  onStatus: (enquiry: EnquiryResponse, status: EnquiryStatus) => void
  /** Resolves to false if the note could not be saved. */
  onNote: (enquiry: EnquiryResponse, note: string) => Promise<boolean>
  onHistory: (enquiry: EnquiryResponse) => void
}

interface EnquiryTableProps extends EnquiryActs {
  enquiries: EnquiryResponse[]
  selection: Selection<EnquiryResponse>
}

export function EnquiryTable({ enquiries, selection, ...acts }: EnquiryTableProps) {
  const t = useTranslations('enquiries.enquiryTable')
  const all = selection.chosen.length === enquiries.length
  return (
    <Table
      className={`${table.root} ${styles.root}`}
      withRowBorders={false}
      data-selecting={selection.selecting ? '' : undefined}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={styles.check}>
            <Checkbox
              aria-label={t('selectAll')}
              checked={all}
              indeterminate={selection.chosen.length > 0 && !all}
              onChange={selection.toggleAll}
            />
          </Table.Th>
          <Table.Th>{t('reference')}</Table.Th>
          <Table.Th>{t('when')}</Table.Th>
          <Table.Th>{t('products')}</Table.Th>
          <Table.Th className={styles.source}>{t('source')}</Table.Th>
          <Table.Th>{t('status')}</Table.Th>
          <Table.Th className={styles.noteCell}>{t('note')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {enquiries.map((enquiry) => (
          <Row key={enquiry._id} enquiry={enquiry} selection={selection} {...acts} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface RowProps extends EnquiryActs {
  enquiry: EnquiryResponse
  selection: Selection<EnquiryResponse>
}

function Row({ enquiry, selection, onStatus, onNote, onHistory }: RowProps) {
  const t = useTranslations('enquiries.enquiryTable')
  const labels = useTranslations('enquiries.enquiryLabels')
  const { _id, reference } = enquiry
  const origin = originOf(enquiry, labels)
  const replyUrl = useReplyUrl(enquiry)
  const { languages } = useShop()
  const { language } = enquiry
  const isForeign = language !== '' && language !== languages[0]
  return (
    <Table.Tr data-chosen={selection.has(_id) ? '' : undefined}>
      <Table.Td className={styles.check}>
        <Checkbox
          aria-label={t('select', { reference })}
          checked={selection.has(_id)}
          onChange={() => {}}
          onClick={(event) => selection.toggle(_id, event.shiftKey)}
        />
      </Table.Td>
      <Table.Td className={styles.referenceCell}>
        <span className={`no-wrap ${styles.reference}`}>{reference}</span>
        {enquiry.isExample && <span className={`subline ${styles.example}`}>{t('example')}</span>}
      </Table.Td>
      <Table.Td className={`soft no-wrap ${styles.when}`}>
        <When at={enquiry.createdAt} />
      </Table.Td>
      <Table.Td className={styles.products}>
        <Products products={enquiry.products} />
        <EnquiryQuotations enquiry={enquiry} />
      </Table.Td>
      <Table.Td className={`soft no-wrap ${styles.source}`}>
        {labels(`sources.${enquiry.source}`)}
        {origin !== '' && <small className={`subline ${styles.origin}`}>{origin}</small>}
        {isForeign && (
          <small className={`subline ${styles.origin}`} lang={language}>
            {languageNames[language]}
          </small>
        )}
      </Table.Td>
      <Table.Td className={styles.status}>
        <Status enquiry={enquiry} onStatus={(status) => onStatus(enquiry, status)} />
      </Table.Td>
      <Table.Td className={styles.noteCell}>
        <Note enquiry={enquiry} onNote={(note) => onNote(enquiry, note)} />
      </Table.Td>
      <Table.Td className={styles.acts}>
        {enquiry.status === 'pending' && (
          <Button
            component="a"
            size="compact-sm"
            href={replyUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('answerOnWhatsApp', { reference })}
            leftSection={<Icon name="chat" size={16} />}
            onClick={() => onStatus(enquiry, 'answered')}
          >
            {t('answer')}
          </Button>
        )}
        <QuotationButton {...enquiry} />
        <ActionIcon aria-label={t('history', { reference })} onClick={() => onHistory(enquiry)}>
          <Icon name="clock" size={16} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
}
