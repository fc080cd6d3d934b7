import { isIP } from 'node:net'
import { z } from 'zod'

/**
 * A location in S3-compatible storage, parsed from `MEDIA_URL` or `BACKUP_DIR`. Credentials come
 * from the usual AWS variables.
 */
export interface S3Location {
  bucket: string
  /** Prefix of all keys: empty, or without slashes at its ends. */
  prefix: string
  /** Endpoint without a trailing slash, or null for AWS. */
  endpoint: string | null
  region: string
  /** True if the bucket is in the path instead of the host. */
  isPathStyle: boolean
  /** Delivery of files to visitors: by this process, or by redirects to signed or public URLs. */
  delivery: 'proxy' | 'signed' | 'public'
  /** Base URL of the bucket's keys for visitors, without a trailing slash. */
  address: string
}

/** An invalid location; the message is one sentence. */
export class MediaUrlError extends Error {}

const example = 's3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1'
const options = z.strictObject({
  endpoint: z.string().optional(),
  region: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1'),
  'path-style': z.enum(['', 'true', 'false']).optional(),
  delivery: z.enum(['proxy', 'signed', 'public']).default('proxy'),
  address: z.string().optional(),
})
const rules: Record<string, string> = {
  region: 'must be a name such as eu-central-1.',
  'path-style': 'must be true or false.',
  delivery: 'must be proxy, signed or public.',
}

/** Parses a location; `variable` names the setting in messages. Throws a `MediaUrlError`. */
export function readMediaUrl(text: string, variable = 'MEDIA_URL'): S3Location {
  if (!URL.canParse(text))
    throw new MediaUrlError(`${variable} must be an address such as ${example}.`)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '')
    throw new MediaUrlError(
      `${variable} must hold no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    )
  const bucket = url.host
  if (url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new MediaUrlError(`${variable} must be an address such as ${example}.`)
  const given = options.safeParse(Object.fromEntries(url.searchParams))
  if (!given.success) throw new MediaUrlError(findError(given.error, variable))
  const { region, delivery, address, endpoint: said, 'path-style': style } = given.data
  const endpoint = said === undefined ? null : readWebAddress('endpoint', said, variable)
  const isPathStyle = style === undefined ? needsPath(bucket, endpoint) : style !== 'false'
  const service = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  const own = isPathStyle
    ? `${bare(service.href)}/${bucket}`
    : bare(`${service.protocol}//${bucket}.${service.host}${service.pathname}`)
  return {
    bucket,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint,
    region,
    isPathStyle,
    delivery,
    address: address === undefined ? own : readWebAddress('address', address, variable),
  }
}

function findError(error: z.ZodError, variable: string): string {
  const [issue] = error.issues
  const name = String(issue?.path[0])
  const wanted = rules[name]
  if (issue?.code === 'unrecognized_keys')
    return `${variable} has the unknown option “${issue.keys[0]}”. It knows ${Object.keys(options.shape).join(', ')}.`
  return wanted === undefined
    ? `${variable} must be an address such as ${example}.`
    : `The ${name} of ${variable} ${wanted}`
}

function readWebAddress(name: string, text: string, variable: string): string {
  if (!URL.canParse(text) || !/^https?:\/\//.test(text))
    throw new MediaUrlError(
      `The ${name} of ${variable} must be an address such as https://s3.example.com.`,
    )
  return bare(text)
}

/**
 * True if the bucket cannot be a subdomain: IP addresses and bare host names have none, and a name
 * with dots does not match the wildcard certificate.
 */
function needsPath(bucket: string, endpoint: string | null): boolean {
  if (bucket.includes('.')) return true
  if (endpoint === null) return false
  const { hostname } = new URL(endpoint)
  return isIP(hostname) !== 0 || hostname.startsWith('[') || !hostname.includes('.')
}

function bare(address: string): string {
  return address.replace(/\/+$/, '')
}
