import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { UploadLimits } from './multipart.ts'

/** What a file may weigh, in bytes, so that a form can say so before it sends one. */
export function limitEndpoints({ maxImageBytes, maxVideoBytes }: UploadLimits): Endpoint[] {
  const limits = { imageBytes: maxImageBytes, videoBytes: maxVideoBytes }
  return [
    {
      method: 'GET',
      path: '/admin/limits',
      access: 'admin',
      tag: 'Administrators',
      summary: 'How large an uploaded file may be',
      answer: z.object({ limits: z.object({ imageBytes: z.number(), videoBytes: z.number() }) }),
      handler: async () => ({ limits }),
    },
  ]
}
