import { type FileFaults, fault } from './fault.ts'

export const accountFaults: FileFaults[] = [
  {
    file: 'server/accounts/session-service.ts',
    tests: ['server/accounts/account-lifecycle.test.ts', 'server/accounts/session-routes.test.ts'],
    faults: [
      fault(
        'a session lasts for ever',
        'if (session.usedAt < oldest.usedAt || session.createdAt < oldest.createdAt) return null',
        '',
      ),
      fault(
        'a session that is used lasts for ever',
        'session.usedAt < oldest.usedAt || session.createdAt < oldest.createdAt',
        'session.usedAt < oldest.usedAt',
      ),
      fault(
        'tokens are stored as they are',
        `tokenHash: hashToken(token),
    administrator: administrator._id`,
        `tokenHash: token,
    administrator: administrator._id`,
      ),
    ],
  },
  {
    file: 'server/accounts/sign-in-service.ts',
    tests: [
      'server/accounts/account-service.test.ts',
      'server/accounts/account-lifecycle.test.ts',
      'server/accounts/login-routes.test.ts',
      'server/accounts/two-factor-routes.test.ts',
    ],
    faults: [
      fault(
        'a wrong password opens the account',
        'if (account === undefined || !matches)',
        'if (account === undefined)',
      ),
      fault(
        'tries are not counted',
        'const counted = await limits.count(normalizeEmail(email), address, isKnown)',
        'const counted: string[] = []',
      ),
      fault(
        'sessions survive a new password',
        `await accountRepository.change(transaction, id, { password })
        await sessionRepository.removeOf(transaction, id)`,
        'await accountRepository.change(transaction, id, { password })',
      ),
      fault(
        'a reset’s link survives a new password',
        `await accountRepository.removeInvitationsOf(transaction, id)
        return`,
        'return',
      ),
      fault(
        'a try that succeeded counts as a failed one',
        `await limits.rollBack(transaction, counted)
        if (step`,
        'if (step',
      ),
      fault(
        'a wrong code opens the account',
        "if (step === 'wrong') throw unauthorized(wrongCode, 'code')",
        '',
      ),
      fault('no code opens the account', "if (step === 'missing') return null", ''),
      fault(
        'a password that is just being changed opens the account',
        'if (present?.password !== account.password) throw wrongCredentials()',
        'if (present === undefined) throw wrongCredentials()',
      ),
    ],
  },
  {
    file: 'server/accounts/invitation-service.ts',
    tests: [
      'server/accounts/account-service.test.ts',
      'server/accounts/account-lifecycle.test.ts',
      'server/accounts/login-routes.test.ts',
      'server/accounts/two-factor-routes.test.ts',
    ],
    faults: [
      fault(
        'sessions survive a reset',
        'await sessionRepository.removeOf(transaction, account._id)',
        '',
      ),
      fault(
        'a first administrator is made although there is one',
        'if (invited !== null || isTaken) throw linkGone()',
        'if (invited !== null) throw linkGone()',
      ),
      fault(
        'who lost the telephone stays outside',
        'await twoFactorRepository.remove(transaction, account._id)',
        '',
      ),
      fault(
        'a session chooses a password of its own account',
        'if (id === by) {',
        "if (id === '') {",
      ),
    ],
  },
  {
    file: 'server/accounts/account-service.ts',
    tests: [
      'server/accounts/account-service.test.ts',
      'server/accounts/account-lifecycle.test.ts',
      'server/accounts/login-routes.test.ts',
      'server/accounts/two-factor-routes.test.ts',
    ],
    faults: [
      fault(
        'the last administrator can be removed',
        "if (isLast) throw conflict('The last administrator cannot be removed.')",
        '',
      ),
      fault(
        'administrators can remove themselves',
        `if (id === by)
          throw`,
        `if (id === '')
          throw`,
      ),
      fault(
        'the last owner becomes an editor',
        "if (role !== 'owner' && (await isLastOwner(transaction, administrator)))",
        'if (false)',
      ),
    ],
  },
  {
    file: 'server/accounts/one-time-links.ts',
    tests: ['server/accounts/account-lifecycle.test.ts', 'server/accounts/login-routes.test.ts'],
    faults: [
      fault(
        'a link works twice',
        'await accountRepository.removeInvitation(connection, invitation.tokenHash)',
        '',
      ),
      fault(
        'a link never expires',
        'if (invitation === undefined || invitation.expiresAt <= now())',
        'if (invitation === undefined)',
      ),
    ],
  },
  {
    file: 'server/accounts/administrators.ts',
    tests: ['server/accounts/login-routes.test.ts', 'server/accounts/account-service.test.ts'],
    faults: [
      fault(
        'an e-mail address is there twice',
        "if (known !== undefined && known.password !== '')",
        "if (known !== undefined && known.password === '-')",
      ),
    ],
  },
  {
    file: 'server/accounts/account-repository.ts',
    tests: ['server/accounts/account-lifecycle.test.ts', 'server/accounts/login-routes.test.ts'],
    faults: [
      fault(
        'an invitation counts as an administrator',
        `.where('password', '<>', '')
      .executeTakeFirst()`,
        '.executeTakeFirst()',
      ),
    ],
  },
  {
    file: 'server/accounts/password-hashing.ts',
    tests: ['server/accounts/account-service.test.ts'],
    faults: [
      fault(
        'an unknown address is answered sooner',
        'const matches = await limiter(() => verify(encoded ?? decoy, password))',
        'const matches = encoded !== undefined && (await limiter(() => verify(encoded, password)))',
      ),
    ],
  },
  {
    file: 'server/accounts/password-check.ts',
    tests: [
      'server/accounts/account-service.test.ts',
      'server/accounts/two-factor-routes.test.ts',
      'server/accounts/login-routes.test.ts',
    ],
    faults: [
      fault(
        'the present password may be guessed without end',
        'const counted = await limits.count(administrator.email, address, true)',
        'const counted: string[] = []',
      ),
    ],
  },
  {
    file: 'server/accounts/two-factor-service.ts',
    tests: ['server/accounts/two-factor-routes.test.ts'],
    faults: [
      fault(
        'a code works twice',
        "if (step <= factor.lastStep && factor.lastStep <= presentStep() + 1) return 'wrong'",
        '',
      ),
      fault(
        'a second step that was only begun locks out',
        "if (factor === undefined || factor.confirmedAt === '') return 'right'",
        "if (factor === undefined) return 'right'",
      ),
      fault(
        'the second step is turned off without the password',
        `await checkPassword(administrator, password, address)
      await database`,
        'await database',
      ),
    ],
  },
  {
    file: 'server/accounts/sign-in-rate-limits.ts',
    tests: ['server/accounts/sign-in-rate-limits.test.ts', 'server/accounts/login-routes.test.ts'],
    faults: [
      fault('a pair of account and address may try without end', 'max: 10 }', 'max: 10_000 }'),
      fault('an address may try all accounts', 'max: 50 }', 'max: 50_000 }'),
      fault('an account may be tried from everywhere', 'max: 100 }', 'max: 100_000 }'),
      fault('others lock the owner out', 'if (!isKnownAddress)', 'if (true)'),
    ],
  },
  {
    file: 'server/kernel/rate-limit-key.ts',
    tests: ['server/kernel/rate-limit-key.test.ts', 'server/http/rate-limits.test.ts'],
    faults: [
      fault('each address of one line counts for itself', '.slice(0, 4)', ''),
      fault(
        'all IPv4 clients of a socket for both kinds share one limit',
        'ipaddr.process(address)',
        'ipaddr.parse(address)',
      ),
    ],
  },
  {
    file: 'server/accounts/session-repository.ts',
    tests: ['server/accounts/session-routes.test.ts'],
    faults: [
      fault(
        'a session of somebody else can be ended',
        `.where('administrator', '=', administrator)
      .where('_id', '=', id)`,
        ".where('_id', '=', id)",
      ),
      fault('who ends the other sessions ends the own', ".where('tokenHash', '<>', tokenHash)", ''),
    ],
  },
]
