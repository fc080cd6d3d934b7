/** A fault that somebody could make, as one replacement in one file. */
export interface Fault {
  /** What goes wrong by it. */
  title: string
  file: string
  /** Stands in the file exactly once. */
  code: string
  fault: string
}

/** The tests that look after a folder: all of them run against each of its faults. */
export interface FaultGroup {
  tests: string[]
  faults: Fault[]
}

const fault = (title: string, file: string, code: string, fault: string): Fault => ({
  title,
  file,
  code,
  fault,
})

const service = 'server/content/service.ts'
const writer = 'server/content/writer.ts'
const input = 'server/content/input.ts'
const contentRepository = 'server/content/repository.ts'
const library = 'server/media/library.ts'
const sweep = 'server/media/sweep.ts'
const images = 'server/media/images.ts'
const variants = 'server/media/variants.ts'
const accounts = 'server/services/accounts.ts'
const accountRepository = 'server/services/account-repository.ts'
const endpoint = 'server/http/endpoint.ts'
const auth = 'server/http/auth.ts'
const multipart = 'server/http/multipart.ts'
const mediaRoutes = 'server/http/media-routes.ts'

export const faultGroups: FaultGroup[] = [
  {
    tests: [
      'server/content',
      'server/http/content-routes.test.ts',
      'server/http/history-routes.test.ts',
      'server/http/media.test.ts',
    ],
    faults: [
      fault(
        'of two writers at once both win',
        service,
        `const current = await findRecord(transaction, type, id)
          expectVersion(type, current, ifVersion)`,
        'const current = await findRecord(transaction, type, id)',
      ),
      fault(
        'a form with a stale version has its files worked on',
        service,
        `const before = await findRecord(database, type, id)
        expectVersion(type, before, ifVersion)`,
        'const before = await findRecord(database, type, id)',
      ),
      fault(
        'a stale version removes',
        service,
        `expectVersion(type, record, ifVersion)
        await writer.remove`,
        'await writer.remove',
      ),
      fault(
        'files of an update never become known',
        service,
        `const fields = storedFields(type, await checkRecord(transaction, type, again))
          await intake.record(transaction)`,
        'const fields = storedFields(type, await checkRecord(transaction, type, again))',
      ),
      fault(
        'files of a new record never become known',
        service,
        `withStored(merged, files))
          await intake.record(transaction)`,
        'withStored(merged, files))',
      ),
      fault('an intake is never ended', service, 'await intake.finish()', ''),
      fault(
        'a withdrawn form is saved',
        service,
        "if (input.kind === 'parts' && input.isAbandoned?.())",
        "if (input.kind === 'json')",
      ),
      fault(
        'an unknown id is arranged',
        service,
        'if (record === undefined) throw invalid({ ids:',
        'if (record === null) throw invalid({ ids:',
      ),
      fault('the arranged go behind', service, 'first - named.length + index', 'first + index'),
      fault(
        'single records are made at each start',
        service,
        'if ((await contentRepository.count(transaction, type)) > 0) continue',
        '',
      ),
      fault('a version does not grow', writer, 'before.version + 1', 'before.version'),
      fault(
        'an update leaves no revision',
        writer,
        `await rulesOf(type).afterSave?.(connection, record)
      await recordRevision(connection, type, record, action)
      return record`,
        `await rulesOf(type).afterSave?.(connection, record)
      return record`,
      ),
      fault(
        'a removal leaves no revision',
        writer,
        "await recordRevision(connection, type, last, 'delete')",
        '',
      ),
      fault(
        'what is in use is removed',
        writer,
        'await rulesOf(type).guardDelete?.(connection, record)',
        '',
      ),
      fault(
        'an update keeps the old author',
        writer,
        'updatedAt: now(), updatedBy: author, fields }',
        'updatedAt: now(), fields }',
      ),
      fault(
        'a new record goes to the wrong end',
        writer,
        "type.newest === 'first' ? first - 1 : last + 1",
        "type.newest === 'first' ? last + 1 : first - 1",
      ),
      fault(
        'a field that is not sent in JSON is emptied',
        input,
        "if (input.kind === 'json' && !(name in input.body)) return [name, current]",
        '',
      ),
      fault(
        'a field that is not sent in a form is emptied',
        input,
        "if (input.kind === 'parts' && parts === undefined) return [name, current]",
        '',
      ),
      fault('an empty file counts', input, 'part.bytes > 0', 'part.bytes >= 0'),
      fault(
        'new photographs replace the old ones',
        input,
        'return [...pictureList(current), ...pictures]',
        'return [...pictures]',
      ),
      fault(
        'a photograph of another record is taken for none',
        input,
        'if (picture === undefined) {',
        'if (picture === null) {',
      ),
      fault(
        'a photograph named twice is there twice',
        input,
        'if (!kept.has(url)) kept.set(url, describe(picture, entry))',
        'kept.set({}, describe(picture, entry))',
      ),
      fault(
        'an update touches all other records',
        contentRepository,
        'sql.join(settings)} where "_id" = ',
        'sql.join(settings)} where "_id" <> ',
      ),
      fault('a page begins at its first record', contentRepository, 'selection.skip ?? 0', '0'),
    ],
  },
  {
    tests: ['server/media', 'server/http/media.test.ts', 'server/content/service.test.ts'],
    faults: [
      fault(
        'the sweep takes files younger than a day',
        sweep,
        'if (used.has(file) || createdAt > yesterday) continue',
        'if (used.has(file)) continue',
      ),
      fault(
        'the sweep takes stray files younger than a day',
        sweep,
        'known.has(name) || new Date(changedAt).toISOString() > yesterday',
        'known.has(name)',
      ),
      fault(
        'the sweep takes files of records',
        sweep,
        'if (used.has(file) || createdAt > yesterday) continue',
        'if (createdAt > yesterday) continue',
      ),
      fault(
        'the sweep takes what can be brought back',
        sweep,
        'for (const { state } of revisions) note(state)',
        '',
      ),
      fault(
        'the sweep leaves renditions',
        sweep,
        'if (!hashes.has(name.slice(0, 64))) await variants.remove(name)',
        '',
      ),
      fault(
        'a file that is named again is forgotten',
        library,
        'if (await revisionRepository.isNamedSince(transaction, seen, file)) return true',
        '',
      ),
      fault(
        'a file that a write holds is forgotten',
        library,
        'if (held.has(file)) return false',
        '',
      ),
      fault(
        'what no record came to name stays',
        library,
        'if (isUnknown && !held.has(file)) await storage.remove(file)',
        '',
      ),
      fault(
        'a file of two writes goes with the one that failed',
        library,
        'if (isUnknown && !held.has(file)) await storage.remove(file)',
        'if (isUnknown) await storage.remove(file)',
      ),
      fault('photographs lie on their side', images, '.autoOrient()', ''),
      fault(
        'photographs are kept in any size',
        images,
        "fit: 'inside', withoutEnlargement: true })\n  try",
        "fit: 'inside', withoutEnlargement: true }).resize(null)\n  try",
      ),
      fault(
        'too many pixels are taken',
        images,
        'metadata.width * metadata.height > mostPixels',
        'metadata.width > mostPixels',
      ),
      fault('any file is a photograph', images, '!imageTypes.includes(type.mime)', 'false'),
      fault(
        'a transparent photograph becomes a JPEG',
        images,
        'if (!metadata.hasAlpha) return true',
        'return true',
      ),
      fault(
        'any width is drawn',
        variants,
        "if (variant.kind === 'photograph' && !widthsOf(image).includes(variant.width)) return null",
        '',
      ),
    ],
  },
  {
    tests: [
      'server/services/accounts.test.ts',
      'server/services/account-life.test.ts',
      'server/http/auth.test.ts',
      'server/http/login-routes.test.ts',
    ],
    faults: [
      fault(
        'anybody is let in',
        auth,
        "request.routeOptions.config.access === 'admin' && request.administrator === null",
        'false',
      ),
      fault(
        'a session lasts for ever',
        accounts,
        'if (session.usedAt < ago(slidingLife) || session.createdAt < ago(longestLife)) return null',
        '',
      ),
      fault(
        'a session that is used lasts for ever',
        accounts,
        'session.usedAt < ago(slidingLife) || session.createdAt < ago(longestLife)',
        'session.usedAt < ago(slidingLife)',
      ),
      fault(
        'a wrong password opens the account',
        accounts,
        'if (account === undefined || !matches)',
        'if (account === undefined)',
      ),
      fault(
        'tries are not counted',
        accounts,
        'const forget = await limits.count(normalize(email), address, isKnown)',
        'const forget = async () => {}',
      ),
      fault(
        'sessions survive a new password',
        accounts,
        `await accountRepository.change(transaction, id, { password })
        await accountRepository.removeSessionsOf(transaction, id)`,
        'await accountRepository.change(transaction, id, { password })',
      ),
      fault(
        'a reset’s link survives a new password',
        accounts,
        `await accountRepository.removeInvitationsOf(transaction, id)
        return`,
        'return',
      ),
      fault(
        'sessions survive a reset',
        accounts,
        'await accountRepository.removeSessionsOf(transaction, account._id)',
        '',
      ),
      fault(
        'a link works twice',
        accounts,
        'await accountRepository.removeInvitation(connection, invitation.tokenHash)',
        '',
      ),
      fault(
        'a link never expires',
        accounts,
        'if (invitation === undefined || invitation.expiresAt <= now())',
        'if (invitation === undefined)',
      ),
      fault(
        'the last administrator can be removed',
        accounts,
        "if (isLast) throw conflict('The last administrator cannot be removed.')",
        '',
      ),
      fault(
        'administrators can remove themselves',
        accounts,
        `if (id === by)
          throw`,
        `if (id === '')
          throw`,
      ),
      fault(
        'a first administrator is made although there is one',
        accounts,
        'if (invited !== null || isTaken) throw linkGone()',
        'if (invited !== null) throw linkGone()',
      ),
      fault(
        'an e-mail address is there twice',
        accounts,
        "if (known !== undefined && known.password !== '')",
        "if (known !== undefined && known.password === '-')",
      ),
      fault(
        'tokens are stored as they are',
        accounts,
        'tokenHash: hashToken(token),\n      administrator: administrator._id',
        'tokenHash: token,\n      administrator: administrator._id',
      ),
      fault(
        'logout ends nothing',
        'server/http/login-routes.ts',
        'if (request.token !== null) await accounts.signOut(request.token)',
        '',
      ),
      fault(
        'an invitation counts as an administrator',
        accountRepository,
        ".where('password', '<>', '')",
        '',
      ),
    ],
  },
  {
    tests: [
      'server/http/endpoint.test.ts',
      'server/http/media.test.ts',
      'server/http/content-routes.test.ts',
      'server/http/request-address.test.ts',
      'server/http/product-routes.test.ts',
    ],
    faults: [
      fault(
        'a query value that is wrong is ignored',
        endpoint,
        'const [issue] = result.error.issues',
        'if (!result.success) return schema.parse({})\n  const [issue] = result.error.issues',
      ),
      fault(
        'the first of two query values counts',
        endpoint,
        'Array.isArray(value) ? value.at(-1) : value',
        'Array.isArray(value) ? value[0] : value',
      ),
      fault(
        'a wrong If-Match is none',
        endpoint,
        "if (version === undefined) throw badRequest('If-Match",
        "if (version === undefined) return null\n  if (version === '') throw badRequest('If-Match",
      ),
      fault(
        'undeclared fields leave the server',
        endpoint,
        'if (!checksAnswers) return keepDeclared(call, answer, (fault) => request.log.error(fault))',
        'if (!checksAnswers) return answer',
      ),
      fault(
        'a body that is no object is an empty one',
        endpoint,
        "if (!result.success) throw badRequest('The body must be a JSON object.')",
        'if (!result.success) return {}',
      ),
      fault(
        'files of a form stay behind',
        multipart,
        'await Promise.all(paths.map((path) => rm(path, { force: true })))',
        '',
      ),
      fault('a file of any size is taken', multipart, 'if (bytes > most) {', 'if (bytes < 0) {'),
      fault(
        'a text in place of a file is left out',
        multipart,
        'if (field !== undefined) throw invalid({ [name]: messages.notText })',
        '',
      ),
      fault(
        'a text that was cut is saved',
        multipart,
        'if (part.valueTruncated) throw tooLongText(name)',
        '',
      ),
      fault(
        'a file may be run as a page',
        mediaRoutes,
        `.header('content-security-policy', "default-src 'none'; sandbox")`,
        '',
      ),
      fault(
        'browsers may guess what a file is',
        mediaRoutes,
        ".header('x-content-type-options', 'nosniff')",
        '',
      ),
      fault(
        'ranges of another file are served',
        mediaRoutes,
        '(condition !== undefined && condition !== etag)',
        'false',
      ),
      fault(
        'a visitor gets everything at once',
        'server/http/content-routes.ts',
        'if (isAdministrator) return page',
        'return page',
      ),
      fault(
        'a failure tells what happened inside',
        'server/http/error-handler.ts',
        "return new RequestError(500, 'Something went wrong on our side. Please try again.')",
        'return new RequestError(500, String(error))',
      ),
      fault(
        'answers to administrators are kept by others',
        'server/http/api.ts',
        "isPublic ? 'no-cache' : 'no-store'",
        "'no-cache'",
      ),
    ],
  },
]
