import type { Generated } from 'kysely'
import type { Role } from '../../domain/api/credentials.ts'
import type { PictureKind } from '../../domain/api/pictures.ts'
import type { PreviewKind } from '../../domain/api/previews.ts'
import type { RevisionAction } from '../../domain/content/revision.ts'
import type { EnquirySource, EnquiryStatus } from '../../domain/enquiry/enquiry.ts'
import type { DeviceClass } from '../../domain/enquiry/enquiry-origin.ts'
import type { Language, ShippedLanguage } from '../../domain/languages/language.ts'
import type { Readiness } from '../../domain/media/media.ts'

/**
 * Tables that the code refers to by name. Content tables follow from their declarations and are
 * used by the content repository only.
 */
export interface Schema {
  media: MediaRow
  rendition_job: VariantJobRow
  rendition_publication: VariantPublicationRow
  chore: OneOffTaskRow
  lease: LeaseRow
  revision: RevisionRow
  administrator: AdministratorRow
  session: SessionRow
  invitation: InvitationRow
  known_address: KnownAddressRow
  sign_in_count: SignInCountRow
  second_factor: TwoFactorRow
  recovery_code: RecoveryCodeRow
  enquiry: EnquiryRow
  product_view: ProductViewRow
  missed_search: ZeroResultSearchRow
  redirect_use: RedirectUseRow
  not_found: NotFoundRow
  regular_task: ScheduledJobRow
  backup_link: BackupLinkRow
  product_preview: ProductPreviewRow
  product_origin: ProductOriginRow
  quotation_state: QuotationStateRow
  quotation_edition: QuotationEditionRow
  quotation_view: QuotationViewRow
  quotation_number: QuotationNumberRow
  import: ImportRow
  import_record: ImportRecordRow
  import_picture: ImportPictureRow
  picture_use: PictureUseRow
  picture_list: PictureListRow
  picture_undo: PictureUndoRow
}

export interface MediaRow {
  /** 128 bits of the SHA-256 of the bytes, and the extension: the name in storage and URL. */
  file: string
  kind: 'image' | 'video'
  type: string
  bytes: number
  /** Pixels; 0 for videos. */
  width: number
  height: number
  createdAt: string
  /** Variants that pages may refer to; photos only. */
  ready: Readiness
  /** Id of the picture that it is, or was, a file of; null for a mere poster of a video. */
  picture: string | null
}

export interface VariantJobRow {
  file: string
  /** Index of the next variant stage; the lowest of all jobs comes first. */
  stage: number
  /** Lease or retry time: the job must not be claimed earlier. */
  notBefore: string
  attempts: number
}

/** Sequence that grows when variants are published, and the content revision with it. */
interface VariantPublicationRow {
  sequence: Generated<number>
}

/** A one-off task of the next start, added by a migration. */
interface OneOffTaskRow {
  name: string
}

/** A lease of work that one of several processes does. */
interface LeaseRow {
  name: string
  endsAt: string
}

export interface RevisionRow {
  sequence: Generated<number>
  resource: string
  recordId: string
  version: number
  action: RevisionAction
  /** The record's name at that time. */
  name: string
  /** The fields as JSON. */
  state: string
  at: string
  /** The administrator's id, or null for the program itself. */
  by: string | null
}
export interface AdministratorRow {
  _id: string
  name: string
  email: string
  /** Argon2id in its encoded form; empty until an invitation is accepted. */
  password: string
  role: Role
  /** Language of the back office; null if none is chosen. */
  language: ShippedLanguage | null
  createdAt: string
}

export interface SessionRow {
  /** Public id of a session, for lists; it does not authenticate. */
  _id: string
  /** SHA-256 of the token, so that a stolen database opens no session. */
  tokenHash: string
  administrator: string
  /** Browser and system, such as `Firefox on Windows`; empty if unknown. */
  device: string
  createdAt: string
  usedAt: string
}

/** A one-time link. */
export interface InvitationRow {
  tokenHash: string
  /** The invited administrator; null for the link that creates the first one. */
  administrator: string | null
  expiresAt: string
}

/** Hashed addresses that an account has signed in from. */
interface KnownAddressRow {
  administrator: string
  address: string
  at: string
}

/** Sign-in attempts under one rate-limit key until the end of its window. */
export interface SignInCountRow {
  key: string
  tries: number
  endsAt: string
}

export interface TwoFactorRow {
  administrator: string
  /** Base32, encrypted; shown once at setup. */
  secret: string
  /** Empty until a first code confirms the secret. */
  confirmedAt: string
  /** Last accepted time step, so that no code works twice. */
  lastStep: number
}

/** Recovery code, valid once. */
interface RecoveryCodeRow {
  administrator: string
  codeHash: string
}

export interface EnquiryRow {
  _id: string
  reference: string
  status: EnquiryStatus
  note: string
  source: EnquirySource
  page: string
  /** JSON: a list of `{ _id, name }` with the names at that time. */
  products: string
  /** Reference, product names and note, normalised for search. */
  searchText: string
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: string | null
  /** Host of the referring site; empty if there is none. */
  referrer: string
  campaignSource: string
  campaignMedium: string
  campaignName: string
  device: DeviceClass | ''
  /** Language of the page; empty for enquiries from before shops had several. */
  language: Language | ''
  /** 1 for examples of the demo, otherwise 0. */
  isExample: number
}

interface DayCountRow {
  /** Date and subject. */
  _id: string
  /** In the shop's time zone at that moment, such as `2026-11-21`. */
  date: string
  count: number
  /** 1 for examples of the demo, otherwise 0. */
  isExample: number
}

interface ProductViewRow extends DayCountRow {
  /** Id of a product, which may have been deleted since. */
  product: string
}

interface ZeroResultSearchRow extends DayCountRow {
  /** Normalised search words. */
  words: string
}

interface RedirectUseRow extends DayCountRow {
  /** Id of a redirect, which may have been deleted since. */
  redirect: string
}

interface NotFoundRow extends DayCountRow {
  /** In the form of `readPath`. */
  path: string
  /** Time of the last request, to the minute. */
  lastAt: string
}

/** A scheduled job, shared by all processes on one database. */
interface ScheduledJobRow {
  name: string
  /** The first process to claim the job after this time runs it. */
  dueAt: string
  /** Empty after a successful run. */
  failedAt: string
  fault: string
}

/** A private preview link of a product. */
interface ProductPreviewRow {
  tokenHash: string
  product: string
  kind: PreviewKind
  createdAt: string
  expiresAt: string
}

/** Key of a product in another shop. */
interface ProductOriginRow {
  /** Format of the import and the key there, such as `shopify:walnut-jhoola`. */
  origin: string
  /** Id of a product, which may have been deleted since. */
  product: string
}

export interface BackupLinkRow {
  tokenHash: string
  backup: string
  expiresAt: string
}

/** State of a quotation since it was sent for the first time; moments are empty before. */
export interface QuotationStateRow {
  /** Id of the quotation, which may be in the trash. */
  _id: string
  number: string
  /** In the address of its page, which the shop shows again. */
  token: string
  tokenHash: string
  /** The newest edition. */
  edition: number
  sentAt: string
  /** Last day of the newest edition; empty for no end. */
  validUntil: string
  acceptedAt: string
  confirmedAt: string
  withdrawnAt: string
  advanceReceivedAt: string
}

/** A quotation as it was sent; never changed but to erase a person's data. */
interface QuotationEditionRow {
  _id: string
  quotation: string
  edition: number
  /** JSON: see `storedEdition`. */
  content: string
}

/** Opens of a quotation's page on one day. */
interface QuotationViewRow {
  /** The quotation and the date. */
  _id: string
  quotation: string
  date: string
  count: number
  lastAt: string
}

/** Last number of a sequence: that of a year, or `all`. */
interface QuotationNumberRow {
  sequence: string
  last: number
}

/** An import of products. */
export interface ImportRow {
  _id: string
  at: string
  /** The administrator's id, or null for the program itself. */
  by: string | null
  format: string
  /** JSON: the number of rows by what became of them. */
  counts: string
  /** Empty until the import is undone. */
  undoneAt: string
}

/** A record that an import created or changed. */
export interface ImportRecordRow {
  _id: string
  import: string
  resource: string
  recordId: string
  /** Version before the import; 0 for a new record. */
  before: number
  /** Last version that the import wrote before anybody else did. */
  version: number
  /** JSON: the planned pictures of a product; empty if it waits for none. */
  pictures: string
  /** 1 while the record waits for pictures, otherwise 0. */
  isPending: number
}

/** A picture that an import fetches by its address. */
export interface ImportPictureRow {
  _id: string
  import: string
  address: string
  /** The first product that names it. */
  product: string
  state: 'waiting' | 'done' | 'failed'
  /** JSON: the stored picture; empty until it is fetched. */
  picture: string
  /** JSON: the message that says why it failed; otherwise empty. */
  reason: string
}

/** A field of a record that shows a picture. */
export interface PictureUseRow {
  /** Ids of record and picture, and the field. */
  _id: string
  picture: string
  resource: string
  recordId: string
  /** Path such as `images` or `values.<id>.image`. */
  field: string
  /** 1 if the picture is narrower than the place shows pictures, otherwise 0. */
  isSmall: number
  /** The beginning of the record's name in all languages, normalised for search. */
  searchText: string
}

/** Columns that lists find and sort pictures by, in narrow rows that are quick to read through. */
export interface PictureListRow {
  picture: string
  position: number
  kind: PictureKind
  /** Size of its current file. */
  bytes: number
  /** 1 with an alternative text in the default language, otherwise 0. */
  hasAlt: number
  /** The beginning of its name, normalised. */
  sortName: string
  /** Its name and alternative texts, normalised. */
  searchText: string
  uses: number
  /** 1 if it is too small for one of its places, otherwise 0. */
  isSmall: number
  /** Resources of the records that show it, with commas between them. */
  places: string
  /** Names of records that show it, normalised. */
  usesText: string
}

/** Undo of a change of many records. */
interface PictureUndoRow {
  tokenHash: string
  at: string
  /** JSON, see `PictureUndo`. */
  changes: string
}
