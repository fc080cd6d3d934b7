import { z } from 'zod'
import { withCode } from '../messages/issue-message.ts'
import { errorResponse } from './error-response.ts'

/** Our columns by the columns of a file. */
export const columnAssignment = z.record(
  z.string(),
  z.string(withCode('import.invalidColumns')),
  withCode('import.invalidColumns'),
)

export const csvBody = z.object({
  csv: z.string(withCode('import.csvMissing')),
  columns: columnAssignment.optional(),
})

const importActions = ['create', 'update', 'unchanged', 'invalid'] as const
export type ImportAction = (typeof importActions)[number]

/** `own` has our columns, `assigned` those that a person assigned. */
const importFormats = ['own', 'shopify', 'woocommerce', 'assigned'] as const
export type ImportFormat = (typeof importFormats)[number]

const importRow = z.object({
  /** Number of the product's first row as spreadsheets count: the header row is 1. */
  row: z.int(),
  action: z.enum(importActions),
  /** Absent if no product has that id: a row to create, or an invalid one. */
  _id: z.string().optional(),
  name: z.string(),
  /** Values before and after per changed column of an `update`; categories by name. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).optional(),
  /** Photos of the ZIP file that the row uses, by file name, in order. */
  photos: z.array(z.string()).optional(),
  /** Addresses that the row's other new photos are fetched from after the import, in order. */
  addresses: z.array(z.string()).optional(),
  /** Errors of an `invalid` row: one sentence per column; `row` for the whole row. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Decisions and omissions, a sentence each. */
  notes: z.array(z.string()).optional(),
})
export type ImportRow = z.infer<typeof importRow>

/** Rows by what became of them. */
export const importCounts = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  invalid: z.int(),
}) satisfies z.ZodType<Record<ImportAction, number>>

export const importResult = z.object({
  dryRun: z.boolean(),
  format: z.enum(importFormats),
  /** One for each product, in the order that they get. */
  rows: z.array(importRow),
  counts: importCounts,
  /** Sentences about the file as a whole. */
  notes: z.array(z.string()),
  /** Categories that the table names and the shop does not have, without duplicates. */
  newCategories: z.array(z.string()),
  /** Id of the import; absent from a dry run. */
  import: z.string().optional(),
})
export type ImportResult = z.infer<typeof importResult>

const unknownColumn = z.object({
  name: z.string(),
  /** First cell that is not empty. */
  sample: z.string(),
  /** Column of ours that it may be. */
  guess: z.string().optional(),
})
export type UnknownColumn = z.infer<typeof unknownColumn>

/** Body of a 422 because of columns that are of no known format: they are to be assigned. */
export const columnsRefusal = errorResponse.extend({ columns: z.array(unknownColumn) })
