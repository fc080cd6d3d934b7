import type { FastifyRequest } from 'fastify'
import { csvBody, type ImportResult, productCalls } from '../../domain/api/products.ts'
import { now } from '../clock.ts'
import { invalid } from '../errors.ts'
import { tableLimits } from '../services/csv-table.ts'
import type { Services } from '../services.ts'
import type { SiteOrigin } from '../site-origin.ts'
import { type Endpoint, implement, readBody } from './endpoint.ts'
import { readFilePart, type UploadLimits } from './multipart.ts'

/** Products as CSV. The service says what an import does with each row. */
export function productCsvEndpoints(
  { productCsv }: Services,
  uploadLimits: UploadLimits,
  siteOrigin: SiteOrigin,
): Endpoint[] {
  return [
    implement(productCalls.export, async ({ request, reply }) => {
      const filename = `products-${now().slice(0, 10)}.csv`
      reply.header('content-disposition', `attachment; filename="${filename}"`)
      return productCsv.export(siteOrigin(request))
    }),
    implement(productCalls.import, async ({ query, request, caller }) => {
      const result = await productCsv.import(
        await readSource(request, uploadLimits),
        { dryRun: query.dryRun === true, skipInvalid: query.skipInvalid === true },
        caller._id,
      )
      return { message: summarize(result), ...result }
    }),
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
