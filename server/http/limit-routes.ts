import { accountCalls } from '../../domain/api/accounts.ts'
import { type Endpoint, implement } from './endpoint.ts'
import type { UploadLimits } from './multipart.ts'

/** What a file may weigh. */
export function limitEndpoints({ maxImageBytes, maxVideoBytes }: UploadLimits): Endpoint[] {
  const limits = { imageBytes: maxImageBytes, videoBytes: maxVideoBytes }
  return [implement(accountCalls.limits, async () => ({ limits }))]
}
