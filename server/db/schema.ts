import type { Generated } from 'kysely'
import type { Role } from '../../domain/accounts/role.ts'
import type { PreviewKind } from '../../domain/api/previews.ts'
import type { RevisionAction } from '../../domain/content/revision.ts'
import type { EnquirySource, EnquiryStatus } from '../../domain/enquiry/enquiry.ts'
import type { DeviceClass } from '../../domain/enquiry/enquiry-origin.ts'
import type { Readiness } from '../../domain/media/media.ts'

/**
 * The tables that the code names itself. Content tables follow from their declarations and are read
 * and written by the content repository alone.
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
  regular_task: ScheduledJobRow
  backup_link: BackupLinkRow
  product_preview: ProductPreviewRow
}

export interface MediaRow {
  /** 128 bits of the SHA-256 of the bytes and the extension: the name in the storage and in the url. */
  file: string
  kind: 'image' | 'video'
  type: string
  bytes: number
  /** Pixels; 0 for videos. */
  width: number
  height: number
  createdAt: string
  /** Which renditions pages may name; of photographs alone. */
  ready: Readiness
}

/** Work that is still to be done on a photograph. */
export interface VariantJobRow {
  file: string
  /** What comes next, the lowest of all files first. */
  stage: number
  /** Nobody takes it up before: it is another's, or it has failed. */
  notBefore: string
  attempts: number
}

/** Grows whenever renditions became ready, and with it the revision of the content. */
interface VariantPublicationRow {
  sequence: Generated<number>
}

/** What a start has to do once, after a migration. */
interface OneOffTaskRow {
  name: string
}

/** Work that one of several processes has taken upon itself. */
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
  /** The record's name at that time, for people. */
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
  createdAt: string
}

export interface SessionRow {
  /** What a list of sessions calls it by: it opens nothing. */
  _id: string
  /** SHA-256 of the token: a stolen database opens no session. */
  tokenHash: string
  administrator: string
  /** In a few words, such as `Firefox on Windows`; empty where nobody can tell. */
  device: string
  createdAt: string
  usedAt: string
}

/** A one-time link. */
export interface InvitationRow {
  tokenHash: string
  /** The administrator who was invited; null for the link that makes the first one. */
  administrator: string | null
  expiresAt: string
}

/** Addresses from which an account has signed in before, hashed. */
interface KnownAddressRow {
  administrator: string
  address: string
  at: string
}

/** Tries at signing in under one key until its time is over. */
export interface SignInCountRow {
  key: string
  tries: number
  endsAt: string
}

/** What a code by an authenticator app is compared with. */
export interface TwoFactorRow {
  administrator: string
  /** Base32; told once, when it is made. */
  secret: string
  /** Empty until a first code has shown that the secret arrived. */
  confirmedAt: string
  /** The step of the clock that was used last: no code works twice. */
  lastStep: number
}

/** A code that stands in for the app, once. */
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
  /** JSON: a list of `{ _id, name }`, as they were called then. */
  products: string
  /** Reference, product names and note, folded for searching. */
  searchText: string
  version: number
  createdAt: string
  updatedAt: string
  updatedBy: string | null
  /** The host of the site that led here; empty where none did. */
  referrer: string
  campaignSource: string
  campaignMedium: string
  campaignName: string
  device: DeviceClass | ''
  /** Of the demo's: 1, or 0. */
  isExample: number
}

/** Something that is counted by the day. */
interface DayCountRow {
  /** Of the date and of what is counted. */
  _id: string
  /** In the shop's time zone when it happened, such as `2026-11-21`. */
  date: string
  count: number
  /** Of the demo's: 1, or 0. */
  isExample: number
}

interface ProductViewRow extends DayCountRow {
  /** Its id; it may be gone. */
  product: string
}

/** A search in the shop that found nothing. */
interface ZeroResultSearchRow extends DayCountRow {
  /** Folded, as many people write them. */
  words: string
}

/** Work that the calendar asks for, shared by all processes on one database. */
interface ScheduledJobRow {
  name: string
  /** Whoever comes after this first does it. */
  dueAt: string
  /** Empty where the last time went well. */
  failedAt: string
  fault: string
}

/** A private address of a product's page. */
interface ProductPreviewRow {
  tokenHash: string
  product: string
  kind: PreviewKind
  createdAt: string
  expiresAt: string
}

interface BackupLinkRow {
  tokenHash: string
  backup: string
  expiresAt: string
}
