import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { administrator, catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { day, minute, now } from '../kernel/clock.ts'

const shop = catalogueForEachTest()
let token: string
beforeEach(async () => {
  const { email, password } = administrator
  token = (await shop.services.accounts.signIn(email, password, '192.0.2.1')).token
})
afterEach(() => void vi.useRealTimers())

/** Moves the clock forward without faking timers. */
function laterBy(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

const isSignedIn = async () => (await shop.services.accounts.authenticate(token)) !== null

async function lastUse(): Promise<string | undefined> {
  const { accounts } = shop.services
  const [owner] = await accounts.list()
  const sessions = await accounts.sessionsOf(owner?._id ?? '', token)
  return sessions.find(({ current }) => current)?.lastUsedAt
}

it('expires a session after seven days without use', async () => {
  laterBy(7 * day - minute)
  expect(await isSignedIn()).toBe(true)
  laterBy(7 * day + minute)
  expect(await isSignedIn()).toBe(false)
})

it('expires a session after thirty days, even if it is used all the time', async () => {
  for (const days of [6, 6, 6, 6, 5]) {
    laterBy(days * day)
    expect(await isSignedIn()).toBe(true)
    // The time of last use is stored in the background, after the response.
    await expect.poll(lastUse).toBe(now())
  }
  laterBy(day + minute)
  expect(await isSignedIn()).toBe(false)
})

it('rejects an invitation link after seven days', async () => {
  const { accounts } = shop.services
  const { token } = await accounts.invite('Ravi', 'ravi@example.com')
  laterBy(7 * day + minute)
  await expect(accounts.acceptInvitation(token, '', 'rope-and-teak')).rejects.toMatchObject({
    status: 404,
  })
})

it('rejects removing the last active administrator while invitations are pending', async () => {
  const { accounts } = shop.services
  const { user } = await accounts.invite('Ravi', 'ravi@example.com')
  const owner = (await accounts.list()).find(({ email }) => email === administrator.email)
  await expect(accounts.remove(owner?._id ?? '', user._id)).rejects.toMatchObject({
    status: 409,
    message: 'The last administrator cannot be removed.',
  })
})
