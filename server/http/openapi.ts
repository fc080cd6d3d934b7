import { z } from 'zod'
import type { Call } from '../../domain/api/call.ts'
import { errorAnswer } from '../../domain/api/error.ts'

/** OpenAPI 3.1 of the calls, from the schemas that validate. */
export function describeApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][call.method.toLowerCase()] = describeCall(call)
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

function describeCall(call: Call) {
  return {
    operationId: operationId(call),
    tags: [call.tag],
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body && { requestBody: describeBody(call) }),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        ...(call.answer && {
          content: {
            [call.media ?? 'application/json']: { schema: jsonSchema(call.answer, 'output') },
          },
        }),
      },
      default: {
        description: 'A failure, with a sentence that says what to do',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function describeBody({ body, multipart }: Call) {
  const json = jsonSchema(body, 'input')
  return {
    content: {
      'application/json': { schema: json },
      ...(multipart && { 'multipart/form-data': { schema: json } }),
    },
  }
}

function pathParameters({ path }: Call) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: Call) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema, 'input'),
  }))
}

/** A name for generated clients: the method and the words of the path. */
function operationId({ method, path }: Call): string {
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
