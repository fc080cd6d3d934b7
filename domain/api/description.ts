import { z } from 'zod'
import { defineCall } from './call.ts'

const tag = 'Description'

/** The API about itself. */
export const descriptionCalls = {
  openApi: defineCall({
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    tag,
    summary: 'This API as OpenAPI 3.1',
    answer: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
  }),
  page: defineCall({
    method: 'GET',
    path: '/docs',
    access: 'public',
    tag,
    summary: 'This API for a person to read',
    media: 'text/html',
    answer: z.string(),
  }),
}
