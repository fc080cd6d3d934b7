import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hash of a token, stored instead of it: a copy of the database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
