import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { product } from '../../domain/content/product.ts'
import { now } from '../clock.ts'
import { invalid } from '../errors.ts'
import { tableLimits } from '../services/csv-table.ts'
import type { ImportResult } from '../services/product-csv.ts'
import type { Services } from '../services.ts'
import { callerOf } from './auth.ts'
import { type Endpoint, readBody, readQuery } from './endpoint.ts'
import { readFilePart, type UploadLimits } from './multipart.ts'

const choice = z.enum(['true', 'false'], { error: 'must be true or false' }).optional()
const importQuery = z.object({ dryRun: choice, skipInvalid: choice })
const csvBody = z.object({ csv: z.string({ error: 'Please send a CSV file, or its text.' }) })
const importRow = z.object({
  row: z.number(),
  action: z.enum(['create', 'update', 'unchanged', 'invalid']),
  _id: z.string().optional(),
  name: z.string(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).optional(),
  errors: z.record(z.string(), z.string()).optional(),
})

/**
 * Products as CSV. The columns are `_id`, the fields by their names, `category` (its name, or its id)
 * and `images` (urls; not imported). A list is parted by `; ` or is a JSON array. A cell that a
 * spreadsheet would run as a formula has an apostrophe before it, which the import takes away again.
 * The service says what an import does with each row; see `ImportRow`.
 */
export function productCsvEndpoints(
  services: Services,
  uploadLimits: UploadLimits,
  siteOrigin: (request: { protocol: string; host: string }) => string,
): Endpoint[] {
  const { productCsv } = services
  const tag = product.labels.many
  return [
    {
      method: 'GET',
      path: `${product.path}/export.csv`,
      access: 'admin',
      tag,
      summary: 'All products as CSV, as arranged',
      async handler(request, reply) {
        const csv = await productCsv.export(siteOrigin(request))
        const filename = `products-${now().slice(0, 10)}.csv`
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${filename}"`)
          .send(csv)
      },
    },
    {
      method: 'POST',
      path: `${product.path}/import`,
      access: 'admin',
      tag,
      summary: 'Add and change products by CSV, as the file of a form or as JSON; all rows or none',
      query: importQuery,
      body: { schema: z.union([csvBody, z.object({ file: z.unknown() })]), multipart: true },
      // A 422 because of rows that are not right carries `dryRun`, `rows`, `counts`, `notes` as well.
      answer: z.object({
        message: z.string(),
        dryRun: z.boolean(),
        rows: z.array(importRow),
        counts: z.object({
          create: z.number(),
          update: z.number(),
          unchanged: z.number(),
          invalid: z.number(),
        }),
        notes: z.array(z.string()),
      }),
      async handler(request) {
        const { dryRun, skipInvalid } = readQuery(importQuery, request.query)
        const result = await productCsv.import(
          await readSource(request, uploadLimits),
          { dryRun: dryRun === 'true', skipInvalid: skipInvalid === 'true' },
          callerOf(request)._id,
        )
        return { message: summarize(result), ...result }
      },
    },
  ]
}

async function readSource(
  request: FastifyRequest,
  uploadLimits: UploadLimits,
): Promise<Uint8Array | string> {
  if (!request.isMultipart()) return readBody(csvBody, request.body).csv
  const file = await readFilePart(request, 'file', tableLimits.bytes, uploadLimits)
  if (file === undefined) throw invalid({ file: 'Please choose a CSV file.' })
  return file
}

function summarize({ dryRun, counts }: ImportResult): string {
  const { create, update, unchanged, invalid } = counts
  return dryRun
    ? `${create} to add, ${update} to change, ${unchanged} unchanged, ${invalid} not right.`
    : `${create} added, ${update} changed, ${unchanged} unchanged, ${invalid} left out.`
}
