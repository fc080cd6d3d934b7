import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** Argon2id parameters that OWASP recommends first, in KiB, passes and lanes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two concurrent hashes at most, one on a small machine, so that a core is left for pages. */
const limiter = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)))
const MAX_QUEUED = 40

/** A hash of no known password, verified when the account does not exist. */
const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`

/** True when the queue is so long that sign-ins from unknown addresses are refused. */
export function isHashingBusy(): boolean {
  return limiter.pendingCount >= MAX_QUEUED
}

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await load()
  return limiter(() => hash(password, cost))
}

/**
 * True when the password matches the hash. Without a hash the result is false after as much work,
 * so that the response time does not reveal whether the account exists.
 */
export async function verifyPassword(
  encoded: string | undefined,
  password: string,
): Promise<boolean> {
  const { verify } = await load()
  const matches = await limiter(() => verify(encoded ?? decoy, password))
  return encoded !== undefined && matches
}

/** Loaded with the first sign-in: public pages never need it. */
function load() {
  return import('@node-rs/argon2')
}

function base64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '')
}
