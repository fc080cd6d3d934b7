import { Cron } from 'croner'
import { z } from 'zod'
import { type ImportHost, parseImportHosts } from '../catalogue/import/import-hosts.ts'
import type { PostgresOptions } from '../db/postgres.ts'
import { BYTES_PER_MEGABYTE } from '../kernel/bytes.ts'
import { LOG_LEVELS, type LogLevel } from '../kernel/logger.ts'
import { MediaUrlError, readMediaUrl, type S3Location } from '../storage/s3-location.ts'

/** Settings of one process. Sizes are in bytes. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** Connection to PostgreSQL, or null for SQLite in the data directory. */
  postgres: PostgresOptions | null
  /** S3-compatible storage for media, or null for the data directory. */
  media: S3Location | null
  /** Base URL of the site without a trailing slash, or null to derive it from each request. */
  publicUrl: string | null
  /** Key that encrypts secrets in the database, or null for a key file in the data directory. */
  secretKey: string | null
  /** Addresses or CIDR ranges of proxies whose forwarded headers are trusted, or false. */
  trustProxy: string[] | false
  /** URL that receives the surrogate keys to purge from a CDN after each change, or null. */
  purgeUrl: string | null
  /** Hosts that imports may fetch pictures from although they are not public. */
  importHosts: ImportHost[]
  /** Bearer token that allows reading the metrics from other machines, or null. */
  metricsToken: string | null
  firstAdministrator: { email: string; password: string } | null
  maxImageBytes: number
  maxVideoBytes: number
  /** Seconds of CPU time per minute that the reads of one address may use, or 0 for no limit. */
  readSeconds: number
  /**
   * Backup storage (null: the data directory), number of scheduled backups to keep, and cron
   * pattern or null.
   */
  backups: { place: string | S3Location | null; keep: number; pattern: string | null }
  logLevel: LogLevel
  /** Makes an API response that breaks its schema an error; true except in production. */
  validatesResponses: boolean
}

/** Invalid settings, one sentence per error. The server does not start with them. */
export class ConfigError extends Error {
  readonly errors: string[]
  constructor(errors: string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

/** Reads the settings from an environment; an empty variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = environmentSchema.safeParse(given)
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => issue.message))
  const settings = result.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    postgres:
      settings.DATABASE_URL === undefined
        ? null
        : {
            url: settings.DATABASE_URL,
            pool: settings.DATABASE_POOL,
            timeout: settings.DATABASE_TIMEOUT * second,
          },
    media: settings.MEDIA_URL ?? null,
    publicUrl: settings.PUBLIC_URL ?? null,
    secretKey: settings.SECRET_KEY ?? null,
    trustProxy: settings.TRUST_PROXY ?? false,
    purgeUrl: settings.PURGE_URL ?? null,
    importHosts: settings.IMPORT_HOSTS ?? [],
    metricsToken: settings.METRICS_TOKEN ?? null,
    firstAdministrator:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : null,
    maxImageBytes: settings.MAX_IMAGE_MB * BYTES_PER_MEGABYTE,
    maxVideoBytes: settings.MAX_VIDEO_MB * BYTES_PER_MEGABYTE,
    readSeconds: settings.READ_SECONDS,
    backups: {
      place: settings.BACKUP_DIR ?? null,
      keep: settings.BACKUP_KEEP,
      pattern: settings.BACKUP_CRON ?? null,
    },
    logLevel: settings.LOG_LEVEL,
    validatesResponses: settings.NODE_ENV !== 'production',
  }
}

const second = 1_000

const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^[0-9]+$/, { error: `${name} must be a whole number from ${min} to ${max}.` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `${name} must be a whole number from ${min} to ${max}.`,
    })

function readBucket(variable: string, value: string, context: z.RefinementCtx): S3Location {
  try {
    return readMediaUrl(value, variable)
  } catch (error) {
    if (!(error instanceof MediaUrlError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
    return z.NEVER
  }
}

const environmentSchema = z
  .object({
    PORT: wholeNumber('PORT', 0, 65_535).default(3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine((value) => URL.canParse(value) && /^postgres(?:ql)?:\/\/[^/]*\/./.test(value), {
        error:
          'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/shop.',
      })
      .optional(),
    DATABASE_POOL: wholeNumber('DATABASE_POOL', 2, 1000).default(10),
    DATABASE_TIMEOUT: wholeNumber('DATABASE_TIMEOUT', 0, 3600).default(30),
    MEDIA_URL: z
      .string()
      .transform((value, context) => readBucket('MEDIA_URL', value, context))
      .optional(),
    PUBLIC_URL: z
      .string()
      .refine((value) => URL.canParse(value) && /^https?:\/\//.test(value), {
        error: 'PUBLIC_URL must be an address such as https://www.example.com.',
      })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    SECRET_KEY: z
      .string()
      .min(32, { error: 'SECRET_KEY must be at least 32 random characters.' })
      .optional(),
    PURGE_URL: z
      .string()
      .refine((value) => URL.canParse(value) && /^https?:\/\//.test(value), {
        error: 'PURGE_URL must be an address such as https://cdn.example.com/purge.',
      })
      .optional(),
    IMPORT_HOSTS: z
      .string()
      .transform((value, context) => {
        const hosts = parseImportHosts(value)
        if (hosts !== null) return hosts
        context.addIssue({
          code: 'custom',
          message:
            'IMPORT_HOSTS must be names or addresses of hosts, comma-separated, such as images.example.com or 10.0.0.5:8080.',
        })
        return z.NEVER
      })
      .optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{16,}$/, {
        error: 'METRICS_TOKEN must be at least 16 characters long, without spaces.',
      })
      .optional(),
    TRUST_PROXY: z
      .string()
      .transform((value) =>
        value
          .split(',')
          .map((address) => address.trim())
          .filter(Boolean),
      )
      .refine((addresses) => addresses.every((address) => /^[0-9a-fA-F.:/]+$/.test(address)), {
        error:
          'TRUST_PROXY must be addresses or ranges of proxies, comma-separated, such as 10.0.0.1.',
      })
      .optional(),
    ADMIN_EMAIL: z.email({ error: 'ADMIN_EMAIL must be a valid e-mail address.' }).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(8, { error: 'ADMIN_PASSWORD must be at least 8 characters long.' })
      .optional(),
    MAX_IMAGE_MB: wholeNumber('MAX_IMAGE_MB', 1, 1000).default(20),
    MAX_VIDEO_MB: wholeNumber('MAX_VIDEO_MB', 1, 10_000).default(200),
    READ_SECONDS: wholeNumber('READ_SECONDS', 0, 60).default(20),
    BACKUP_DIR: z
      .string()
      .transform((value, context) =>
        value.startsWith('s3:') ? readBucket('BACKUP_DIR', value, context) : value,
      )
      .optional(),
    BACKUP_KEEP: wholeNumber('BACKUP_KEEP', 1, 1000).default(7),
    BACKUP_CRON: z
      .string()
      .refine(isPattern, {
        error: 'BACKUP_CRON must be a cron expression, such as 0 3 * * * for every night at three.',
      })
      .optional(),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` })
      .default('info'),
    NODE_ENV: z.string().optional(),
  })
  .superRefine((settings, context) => {
    if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
      context.addIssue({
        code: 'custom',
        message: 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.',
      })
    }
  })

function isPattern(text: string): boolean {
  try {
    return new Cron(text).nextRun() !== null
  } catch {
    return false
  }
}
