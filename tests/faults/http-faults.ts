import { type FileFaults, fault } from './fault.ts'

export const httpFaults: FileFaults[] = [
  {
    file: 'server/http/authentication.ts',
    tests: ['server/http/authentication.test.ts', 'server/accounts/roles.test.ts'],
    faults: [
      fault(
        'anybody is let in',
        'if (request.administrator === null) throw unauthorized()',
        "if (request.administrator === null) return { _id: '', name: '', email: '', role: 'owner', language: null }",
      ),
      fault(
        'an editor does what only owners may',
        "if (access !== 'admin' && role !== 'owner') throw forbidden()",
        '',
      ),
      fault(
        'a call of owners is one of all',
        'const access = accessOf(request)',
        "const access = accessOf(request) === 'public' ? 'public' : 'admin'",
      ),
    ],
  },
  {
    file: 'server/accounts/session-routes.ts',
    tests: ['server/accounts/login-routes.test.ts', 'server/accounts/session-routes.test.ts'],
    faults: [
      fault('logout ends nothing', 'await accounts.signOut(tokenOf(request))', ''),
      fault('a try over the limit is answered at once', 'await wait(FAILURE_DELAY_MS)', ''),
    ],
  },
  {
    file: 'server/http/endpoint.ts',
    tests: [
      'server/http/endpoint.test.ts',
      'server/content/list-pagination.test.ts',
      'server/content/content-routes.test.ts',
      'server/accounts/roles.test.ts',
    ],
    faults: [
      fault(
        'a query value that is wrong is ignored',
        'const [issue] = result.error.issues',
        `if (!result.success) return schema.parse({})
  const [issue] = result.error.issues`,
      ),
      fault(
        'the first of two query values counts',
        'isListSchema(schema.shape[key]) ? values : values.at(-1)',
        'isListSchema(schema.shape[key]) ? values : values[0]',
      ),
      fault(
        'a wrong If-Match is none',
        "if (version === undefined) throw badRequest('If-Match",
        `if (version === undefined) return null
  if (version === '') throw badRequest('If-Match`,
      ),
      fault(
        'a body that is no object is an empty one',
        "if (!result.success) throw badRequest('The body must be a JSON object.')",
        'if (!result.success) return {}',
      ),
    ],
  },
  {
    file: 'server/http/endpoint-router.ts',
    tests: ['server/http/endpoint.test.ts', 'server/http/authentication.test.ts'],
    faults: [
      fault('undeclared fields leave the server', 'if (!validatesResponses)', 'if (false)'),
      fault(
        'a route that is no call is added',
        'if (config?.contract === undefined && !unknownPaths.includes(url))',
        'if (false)',
      ),
    ],
  },
  {
    file: 'server/content/form-input.ts',
    tests: [
      'server/media/media-routes.test.ts',
      'server/content/content-routes.test.ts',
      'server/content/input.test.ts',
    ],
    faults: [
      fault(
        'a text in place of a file is left out',
        'if (field !== undefined) throw invalid({ [name]: messages.notText })',
        '',
      ),
      fault('a text that was cut is saved', 'if (part.valueTruncated) throw tooLongText(name)', ''),
      fault(
        'a form that was broken off counts as a whole one',
        'isAbandoned: () => request.socket.destroyed',
        'isAbandoned: () => false',
      ),
    ],
  },
  {
    file: 'server/http/pagination.ts',
    tests: ['server/content/content-routes.test.ts', 'server/content/list-pagination.test.ts'],
    faults: [
      fault('a visitor gets everything at once', 'if (isAdministrator) return page', 'return page'),
    ],
  },
  {
    file: 'server/http/security-headers.ts',
    tests: ['server/response-cache/cache-hook.test.ts', 'tests/attack/files.test.ts'],
    faults: [
      fault('browsers may guess what a file is', "'x-content-type-options': 'nosniff',", ''),
    ],
  },
  {
    file: 'server/http/multipart.ts',
    tests: [
      'server/media/media-routes.test.ts',
      'server/content/content-routes.test.ts',
      'tests/attack/forms.test.ts',
      'server/content/input.test.ts',
      'server/catalogue/import/product-photo-import.test.ts',
    ],
    faults: [
      fault('files of a form stay behind', 'rm(path, { force: true })', 'Promise.resolve()'),
      fault('a file of any size is taken', 'if (bytes > max) {', 'if (bytes < 0) {'),
    ],
  },
  {
    file: 'server/media/media-routes.ts',
    tests: [
      'server/media/media-routes.test.ts',
      'tests/attack/files.test.ts',
      'server/media/media-in-s3.test.ts',
    ],
    faults: [
      fault(
        'a file may be run as a page',
        ".header('content-security-policy', \"default-src 'none'; sandbox\")",
        '',
      ),
      fault(
        'ranges of another file are served',
        '(condition !== undefined && condition !== etag)',
        'false',
      ),
      fault(
        'files are asked for again and again',
        ".header('cache-control', IMMUTABLE_CACHE_CONTROL)",
        ".header('cache-control', 'no-cache')",
      ),
      fault(
        'a file that is known is sent once more',
        "if (request.headers['if-none-match'] === etag) return describe(reply, file).status(304).send()",
        '',
      ),
    ],
  },
  {
    file: 'server/content/content-routes.ts',
    tests: ['server/content/content-routes.test.ts', 'server/content/list-pagination.test.ts'],
    faults: [
      fault(
        'a delete asks for no version',
        'await content.remove(type, params.id, currentUser._id, readIfMatch(request))',
        'await content.remove(type, params.id, currentUser._id)',
      ),
      fault('a conflict does not show the present record', '{ details: { current } }', '{}'),
    ],
  },
  {
    file: 'server/http/error-handler.ts',
    tests: [
      'server/http/endpoint.test.ts',
      'server/content/content-routes.test.ts',
      'tests/crash/locked.test.ts',
      'server/app/storage-unavailable.test.ts',
      'server/content/list-pagination.test.ts',
    ],
    faults: [
      fault(
        'a failure tells what happened inside',
        "return new RequestError(500, 'Something went wrong on our side. Please try again.')",
        'return new RequestError(500, String(error))',
      ),
      fault(
        'a database that is locked is a fault of ours',
        `if (isLocked(error))
    return`,
        `if (false)
    return`,
      ),
      fault(
        'an answer about a failure is kept by browsers',
        ".header('cache-control', 'no-store')",
        '',
      ),
    ],
  },
  {
    file: 'server/app/api.ts',
    tests: [
      'server/content/content-routes.test.ts',
      'server/http/authentication.test.ts',
      'server/response-cache/cache-hook.test.ts',
      'server/catalogue/hidden-products.test.ts',
    ],
    faults: [
      fault(
        'answers to administrators are kept by others',
        "isPublic ? 'no-cache' : 'no-store'",
        "'no-cache'",
      ),
    ],
  },
  {
    file: 'server/http/request-url.ts',
    tests: ['server/http/request-url.test.ts'],
    faults: [
      fault('any host is taken', '(isNameless || hostName.test(request.host))', 'true'),
      fault(
        'an address that cannot be decoded is left as it is',
        "isDecodable(path) ? own : path.replaceAll('%', '%25') + own.slice(path.length)",
        'own',
      ),
    ],
  },
  {
    file: 'server/response-cache/cache-hook.ts',
    tests: ['server/response-cache/cache-hook.test.ts'],
    faults: [
      fault(
        'a response to an administrator is cached for visitors',
        'if (!isRead || headers.authorization !== undefined) return null',
        'if (!isRead) return null',
      ),
    ],
  },
  {
    file: 'server/response-cache/response-cache.ts',
    tests: ['server/response-cache/cache-hook.test.ts'],
    faults: [
      fault(
        'a response from before a write is sent',
        'entry?.revision === revision && !isExpired(entry.response)',
        'entry !== undefined',
      ),
    ],
  },
  {
    file: 'server/http/request-timeouts.ts',
    tests: ['server/http/request-timeouts.test.ts'],
    faults: [
      fault(
        'a byte a second holds a connection for ever',
        'Math.min(now + MAX_LAG_MS, body.until + bought)',
        'now + MAX_LAG_MS',
      ),
      fault(
        'a body that waits for the server is dropped',
        `else if (isThrottled(request)) body.until = now + MAX_LAG_MS
`,
        '',
      ),
    ],
  },
  {
    file: 'server/enquiries/enquiry-routes.ts',
    tests: ['server/enquiries/enquiry-routes.test.ts'],
    faults: [
      fault(
        'enquiries are not limited',
        '(request) => consume(perAddress, rateLimitKey(request.ip))',
        'async () => {}',
      ),
    ],
  },
]
