import { z } from 'zod'
import { defineEndpoints } from './endpoint.ts'

export const openApiEndpoints = defineEndpoints('Description', {
  openApi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This API as OpenAPI 3.1',
    response: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
  },
  page: {
    method: 'GET',
    path: '/docs',
    access: 'public',
    summary: 'This API as a readable page',
    media: 'text/html',
    response: z.string(),
  },
})
