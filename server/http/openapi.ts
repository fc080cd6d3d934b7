import { z } from 'zod'
import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { errorResponse } from '../../domain/api/error-response.ts'
import { flattenMessages } from '../../domain/text/admin-messages.ts'
import english from '../../locales/en/api.json' with { type: 'json' }

const { results: _, grammar: __, ...errors } = english

/** Code of every error of the API, with its message in English. */
export const errorCodes = [...flattenMessages(errors)].map(([code, text]) => ({ code, text }))

/** OpenAPI 3.1 description of the endpoints, from the schemas that validate requests. */
export function describeApi(contracts: readonly EndpointContract[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][contract.method.toLowerCase()] = describeEndpoint(contract)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Catalogue API',
      version: '1',
      description: 'Everything the site shows, and the endpoints that manage it.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(listedErrors, 'output') },
    },
  }
}

/** Each code is described by its message in ICU MessageFormat. */
const listedErrors = errorResponse.extend({
  code: z.string().meta({
    description: errorResponse.shape.code.description,
    oneOf: errorCodes.map(({ code, text }) => ({ const: code, description: text })),
  }),
})

function describeEndpoint(contract: EndpointContract) {
  return {
    operationId: operationId(contract),
    tags: [contract.tag],
    summary: contract.summary,
    security: contract.access === 'public' ? [] : [{ token: [] }],
    parameters: [...pathParameters(contract), ...queryParameters(contract)],
    ...(contract.body && { requestBody: describeBody(contract) }),
    responses: {
      [contract.status ?? 200]: {
        description: 'Done',
        ...(contract.response && {
          content: {
            [contract.media ?? 'application/json']: {
              schema: jsonSchema(contract.response, 'output'),
            },
          },
        }),
      },
      default: {
        description: 'An error, with a message that says what to do',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function describeBody({ body, multipart }: EndpointContract) {
  const json = jsonSchema(body, 'input')
  return {
    content: {
      'application/json': { schema: json },
      ...(multipart && { 'multipart/form-data': { schema: json } }),
    },
  }
}

function pathParameters({ path }: EndpointContract) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: EndpointContract) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema, 'input'),
  }))
}

/** Name for generated clients: the method and the words of the path. */
function operationId({ method, path }: EndpointContract): string {
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
