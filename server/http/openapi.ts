import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

const errorAnswer = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})

/** OpenAPI 3.1 of the calls, from the schemas that validate. */
export function describeApi(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = describeEndpoint(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Catalogue API',
      version: '1',
      description: 'Everything that the site shows, and the calls that manage it.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorAnswer, 'output') },
    },
  }
}

function describeEndpoint(endpoint: Endpoint) {
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    security: endpoint.access === 'admin' ? [{ token: [] }] : [],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body && { requestBody: describeBody(endpoint.body) }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        ...(endpoint.answer && {
          content: { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } },
        }),
      },
      default: {
        description: 'A failure, with a sentence that says what to do',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function describeBody({ schema, multipart }: NonNullable<Endpoint['body']>) {
  const json = jsonSchema(schema, 'input')
  return {
    content: {
      'application/json': { schema: json },
      ...(multipart && { 'multipart/form-data': { schema: json } }),
    },
  }
}

function pathParameters({ path }: Endpoint) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: Endpoint) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema, 'input'),
  }))
}

/** A name for generated clients: the method and the words of the path. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
  return method.toLowerCase() + words
}

function jsonSchema(schema: unknown, io: 'input' | 'output') {
  if (!(schema instanceof z.ZodType)) return {}
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}
