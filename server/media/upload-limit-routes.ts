import { accountEndpoints } from '../../domain/api/accounts.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { UploadLimits } from '../http/multipart.ts'

/** Route of the upload limits, in bytes. */
export function createLimitRoutes({ maxImageBytes, maxVideoBytes }: UploadLimits): Endpoint[] {
  const limits = { imageBytes: maxImageBytes, videoBytes: maxVideoBytes }
  return [implement(accountEndpoints.limits, async () => ({ limits }))]
}
