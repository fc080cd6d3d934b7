import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** OWASP's first choice for Argon2id that is not all about memory; kibibytes and passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at most, and on a small machine one: a core is left for the pages. */
const limiter = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)))
const MAX_QUEUED = 40

/** Nobody's password: what is verified for an account that does not exist. */
const decoy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`

/** Whether so many wait for their turn that strangers are better sent away. */
export function isHashingBusy(): boolean {
  return limiter.pendingCount >= MAX_QUEUED
}

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await load()
  return limiter(() => hash(password, cost))
}

/**
 * Whether the password is the one behind the hash. Without a hash the answer is no, after as much
 * work: the time must not tell whether an account exists.
 */
export async function verifyPassword(
  encoded: string | undefined,
  password: string,
): Promise<boolean> {
  const { verify } = await load()
  const matches = await limiter(() => verify(encoded ?? decoy, password))
  return encoded !== undefined && matches
}

/** With the first sign-in: visitors need none of it. */
function load() {
  return import('@node-rs/argon2')
}

function base64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '')
}
