import { type FileFaults, fault } from './fault.ts'

export const httpFaults: FileFaults[] = [
  {
    file: 'server/http/authentication.ts',
    tests: ['server/http/authentication.test.ts', 'server/accounts/roles.test.ts'],
    faults: [
      fault(
        'requests without a session are authorized',
        'if (request.administrator === null) throw unauthorized()',
        "if (request.administrator === null) return { _id: '', name: '', email: '', role: 'owner', language: null }",
      ),
      fault(
        'an editor can use endpoints for owners',
        "if (access !== 'admin' && role !== 'owner') throw forbidden()",
        '',
      ),
      fault(
        'endpoints for owners are open to all administrators',
        'const access = accessOf(request)',
        "const access = accessOf(request) === 'public' ? 'public' : 'admin'",
      ),
    ],
  },
  {
    file: 'server/accounts/session-routes.ts',
    tests: ['server/accounts/login-routes.test.ts', 'server/accounts/session-routes.test.ts'],
    faults: [
      fault('logout does not end the session', 'await accounts.signOut(tokenOf(request))', ''),
      fault(
        'a rate-limited sign-in attempt gets 429 without delay',
        'await wait(FAILURE_DELAY_MS)',
        '',
      ),
    ],
  },
  {
    file: 'server/http/endpoint.ts',
    tests: [
      'server/http/endpoint.test.ts',
      'server/content/record-routes.test.ts',
      'server/content/content-routes.test.ts',
      'server/accounts/roles.test.ts',
    ],
    faults: [
      fault(
        'an invalid query parameter is ignored',
        'const [issue] = result.error.issues',
        `if (!result.success) return schema.parse({})
  const [issue] = result.error.issues`,
      ),
      fault(
        'the first value of a repeated query parameter counts',
        'isListSchema(schema.shape[key]) ? values : values.at(-1)',
        'isListSchema(schema.shape[key]) ? values : values[0]',
      ),
      fault(
        'an invalid If-Match header is ignored',
        "if (version === undefined) throw badRequest('If-Match",
        `if (version === undefined) return null
  if (version === '') throw badRequest('If-Match`,
      ),
      fault(
        'a JSON body that is no object counts as empty',
        "if (!result.success) throw badRequest('The body must be a JSON object.')",
        'if (!result.success) return {}',
      ),
    ],
  },
  {
    file: 'server/http/endpoint-router.ts',
    tests: ['server/http/endpoint.test.ts', 'server/http/authentication.test.ts'],
    faults: [
      fault(
        'response fields outside the schema fail instead of being removed',
        'if (!validatesResponses)',
        'if (false)',
      ),
      fault(
        'a route without an endpoint contract is accepted',
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
        'a text value in a file field is ignored',
        'if (field !== undefined) throw invalid({ [name]: messages.notText })',
        '',
      ),
      fault(
        'a truncated text value is saved',
        'if (part.valueTruncated) throw tooLongText(name)',
        '',
      ),
      fault(
        'an aborted form counts as complete',
        'isAbandoned: () => request.socket.destroyed',
        'isAbandoned: () => false',
      ),
    ],
  },
  {
    file: 'server/http/pagination.ts',
    tests: ['server/content/content-routes.test.ts', 'server/content/record-routes.test.ts'],
    faults: [
      fault(
        'visitors get lists without a page size limit',
        'if (isAdministrator) return page',
        'return page',
      ),
    ],
  },
  {
    file: 'server/http/security-headers.ts',
    tests: ['server/response-cache/cache-hook.test.ts', 'tests/attack/served-files.test.ts'],
    faults: [
      fault(
        'browsers may sniff the content type of a file',
        "'x-content-type-options': 'nosniff',",
        '',
      ),
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
      fault(
        'temporary files of a form are not deleted',
        'rm(path, { force: true })',
        'Promise.resolve()',
      ),
      fault('files of any size are accepted', 'if (bytes > max) {', 'if (bytes < 0) {'),
    ],
  },
  {
    file: 'server/media/media-routes.ts',
    tests: [
      'server/media/media-routes.test.ts',
      'tests/attack/served-files.test.ts',
      'server/media/media-in-s3.test.ts',
    ],
    faults: [
      fault(
        'media files are served without a content security policy',
        ".header('content-security-policy', \"default-src 'none'; sandbox\")",
        '',
      ),
      fault(
        'a range is served although If-Range names another ETag',
        '(condition !== undefined && condition !== etag)',
        'false',
      ),
      fault(
        'media files are not cached by browsers',
        ".header('cache-control', IMMUTABLE_CACHE_CONTROL)",
        ".header('cache-control', 'no-cache')",
      ),
      fault(
        'a matching If-None-Match does not return 304',
        "if (request.headers['if-none-match'] === etag) return describe(reply, file).status(304).send()",
        '',
      ),
    ],
  },
  {
    file: 'server/content/content-routes.ts',
    tests: ['server/content/content-routes.test.ts', 'server/content/record-routes.test.ts'],
    faults: [
      fault(
        'a delete ignores If-Match',
        'await content.remove(type, params.id, currentUser._id, readIfMatch(request))',
        'await content.remove(type, params.id, currentUser._id)',
      ),
      fault('a 409 response lacks the current record', '{ details: { current } }', '{}'),
    ],
  },
  {
    file: 'server/http/error-handler.ts',
    tests: [
      'server/http/endpoint.test.ts',
      'server/content/content-routes.test.ts',
      'tests/crash/locked.test.ts',
      'server/app/storage-unavailable.test.ts',
      'server/content/record-routes.test.ts',
    ],
    faults: [
      fault(
        'a 500 response exposes the internal error message',
        "return new RequestError(500, 'Something went wrong on our side. Please try again.')",
        'return new RequestError(500, String(error))',
      ),
      fault(
        'a locked database does not return 503',
        `if (isLocked(error))
    return`,
        `if (false)
    return`,
      ),
      fault('error responses are cached by browsers', ".header('cache-control', 'no-store')", ''),
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
        'responses to administrators may be stored by caches',
        "isPublic ? 'no-cache' : 'no-store'",
        "'no-cache'",
      ),
    ],
  },
  {
    file: 'server/http/request-url.ts',
    tests: ['server/http/request-url.test.ts'],
    faults: [
      fault('any Host header is accepted', '(isNameless || hostName.test(request.host))', 'true'),
      fault(
        'a URL that cannot be decoded is not escaped',
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
        'a response cached before a write is served after it',
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
        'a body of one byte per second never times out',
        'Math.min(now + MAX_LAG_MS, body.until + bought)',
        'now + MAX_LAG_MS',
      ),
      fault(
        'a body that the server throttles times out',
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
        'enquiries have no rate limit',
        '(request) => consume(perAddress, rateLimitKey(request.ip))',
        'async () => {}',
      ),
    ],
  },
]
