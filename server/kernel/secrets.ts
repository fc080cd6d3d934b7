import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Key file in the data directory, outside the database: a copy of the database alone reveals no
 * secret.
 */
export const keyFile = 'secret.key'

/** Encrypts secrets that the server has to read again. */
export type Secrets = ReturnType<typeof createSecrets>

const mark = 'sealed:'
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Uses the configured key, or else a key file in the data directory, created when first needed. */
export function createSecrets(dataDir: string, secretKey: string | null) {
  let known: Buffer | undefined
  const key = () => {
    known ??= derive(secretKey ?? readKeyFile(dataDir))
    return known
  }
  return {
    /**
     * `owner` is authenticated with the text: a secret copied to another owner's record cannot be
     * opened.
     */
    seal(text: string, owner: string): string {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return mark + Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')
    },

    /**
     * The text, or null if it was sealed with another key. A text stored unsealed is returned as it
     * is.
     */
    open(stored: string, owner: string): string | null {
      if (!isSealed(stored)) return stored
      const bytes = Buffer.from(stored.slice(mark.length), 'base64url')
      const bodyAt = ivBytes + tagBytes
      try {
        const opening = createDecipheriv(cipher, key(), bytes.subarray(0, ivBytes))
        opening.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, bodyAt))
        return opening.update(bytes.subarray(bodyAt), undefined, 'utf8') + opening.final('utf8')
      } catch {
        return null
      }
    },
  }
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(mark)
}

function derive(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'catalogue: second steps', 32))
}

/**
 * Writes a temporary file and links it: if two processes create the key at once, both read the same
 * one.
 */
function readKeyFile(dataDir: string): string {
  const file = join(dataDir, keyFile)
  const present = readIfThere(file)
  if (present !== null) return present
  mkdirSync(dataDir, { recursive: true })
  const beside = `${file}.${randomUUID()}`
  writeFileSync(beside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(beside, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(beside)
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hash of a token, stored instead of it: a copy of the database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
