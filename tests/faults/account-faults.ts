import { type FileFaults, fault } from './fault.ts'

export const accountFaults: FileFaults[] = [
  {
    file: 'server/accounts/session-service.ts',
    tests: ['server/accounts/account-lifecycle.test.ts', 'server/accounts/session-routes.test.ts'],
    faults: [
      fault(
        'a session never expires',
        'if (session.usedAt < oldest.usedAt || session.createdAt < oldest.createdAt) return null',
        '',
      ),
      fault(
        'a session in use has no maximum lifetime',
        'session.usedAt < oldest.usedAt || session.createdAt < oldest.createdAt',
        'session.usedAt < oldest.usedAt',
      ),
      fault(
        'session tokens are stored without hashing',
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
        'a wrong password is accepted',
        'if (account === undefined || !matches)',
        'if (account === undefined)',
      ),
      fault(
        'sign-in attempts are not counted by the rate limit',
        'const counted = await limits.count(normalizeEmail(email), address, isKnown)',
        'const counted: string[] = []',
      ),
      fault(
        'sessions survive a password change',
        `await accountRepository.change(transaction, id, { password })
        await sessionRepository.removeOf(transaction, id)`,
        'await accountRepository.change(transaction, id, { password })',
      ),
      fault(
        'a password reset link survives a password change',
        `await accountRepository.removeInvitationsOf(transaction, id)
        return`,
        'return',
      ),
      fault(
        'a successful sign-in counts as a failed attempt',
        `await limits.rollBack(transaction, counted)
        if (step`,
        'if (step',
      ),
      fault(
        'a wrong two-factor code is accepted',
        "if (step === 'wrong') throw unauthorized(wrongCode, 'code')",
        '',
      ),
      fault('a missing two-factor code is accepted', "if (step === 'missing') return null", ''),
      fault(
        'the old password is accepted while it is being changed',
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
        'sessions survive a password reset',
        'await sessionRepository.removeOf(transaction, account._id)',
        '',
      ),
      fault(
        'setup creates a first administrator although one exists',
        'if (invited !== null || isTaken) throw linkGone()',
        'if (invited !== null) throw linkGone()',
      ),
      fault(
        'a password reset does not remove two-factor authentication',
        'await twoFactorRepository.remove(transaction, account._id)',
        '',
      ),
      fault(
        'a session can start a password reset of its own account',
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
        'two accounts can have the same e-mail address',
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
        'a pending invitation counts as an administrator',
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
        'the response to an unknown e-mail address is faster',
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
        'checks of the current password have no rate limit',
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
        'a two-factor code is accepted twice',
        "if (step <= factor.lastStep && factor.lastStep <= presentStep() + 1) return 'wrong'",
        '',
      ),
      fault(
        'an unconfirmed two-factor setup locks the account out',
        "if (factor === undefined || factor.confirmedAt === '') return 'right'",
        "if (factor === undefined) return 'right'",
      ),
      fault(
        'two-factor authentication is turned off without the password',
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
      fault('sign-in attempts per account and address have no limit', 'max: 10 }', 'max: 10_000 }'),
      fault('sign-in attempts per address have no limit', 'max: 50 }', 'max: 50_000 }'),
      fault('sign-in attempts per account have no limit', 'max: 100 }', 'max: 100_000 }'),
      fault(
        'attempts from other addresses lock the owner out',
        'if (!isKnownAddress)',
        'if (true)',
      ),
    ],
  },
  {
    file: 'server/kernel/rate-limit-key.ts',
    tests: ['server/kernel/rate-limit-key.test.ts', 'server/http/rate-limits.test.ts'],
    faults: [
      fault('each IPv6 address of a /64 network has its own rate limit', '.slice(0, 4)', ''),
      fault(
        'all IPv4 clients of a dual-stack socket share one rate limit',
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
        'a session of another administrator can be ended',
        `.where('administrator', '=', administrator)
      .where('_id', '=', id)`,
        ".where('_id', '=', id)",
      ),
      fault(
        'ending all other sessions also ends the current one',
        ".where('tokenHash', '<>', tokenHash)",
        '',
      ),
    ],
  },
]
