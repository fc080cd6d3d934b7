import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

const tag = 'Description'

export const openApiEndpoints = {
  openApi: defineEndpoint({
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    tag,
    summary: 'This API as OpenAPI 3.1',
    response: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
  }),
  page: defineEndpoint({
    method: 'GET',
    path: '/docs',
    access: 'public',
    tag,
    summary: 'This API as a readable page',
    media: 'text/html',
    response: z.string(),
  }),
}
