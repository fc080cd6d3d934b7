import { z } from 'zod'

/** How one process runs. Sizes are in bytes. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** The site's address without a trailing slash, or null: what each request says. */
  publicUrl: string | null
  /** Where finished pages are also written for a server in front, or null. */
  pageExportDir: string | null
  /** Addresses or ranges of proxies whose forwarded headers count, or false. */
  trustProxy: string[] | false
  firstAdministrator: { email: string; password: string } | null
  maxImageBytes: number
  maxVideoBytes: number
  /** Seconds of work within a minute that one address may ask for by reading, or 0 for any. */
  readSeconds: number
  logLevel: LogLevel
  /** Whether an answer of the API that is not as declared is a failure: everywhere but in production. */
  checksAnswers: boolean
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** Wrong settings, one sentence per fault. The start stops with them. */
export class ConfigError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
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
    publicUrl: settings.PUBLIC_URL ?? null,
    pageExportDir: settings.PAGE_EXPORT_DIR ?? null,
    trustProxy: settings.TRUST_PROXY ?? false,
    firstAdministrator:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : null,
    maxImageBytes: settings.MAX_IMAGE_MB * megabyte,
    maxVideoBytes: settings.MAX_VIDEO_MB * megabyte,
    readSeconds: settings.READ_SECONDS,
    logLevel: settings.LOG_LEVEL,
    checksAnswers: settings.NODE_ENV !== 'production',
  }
}

export const megabyte = 1024 * 1024

const wholeNumber = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^[0-9]+$/, { error: `${name} must be a whole number from ${least} to ${most}.` })
    .transform(Number)
    .refine((value) => value >= least && value <= most, {
      error: `${name} must be a whole number from ${least} to ${most}.`,
    })

const notYet = (name: string, meaning: string) =>
  z.undefined({
    error: `${name} is not supported by this version: ${meaning} Leave ${name} unset.`,
  })

const environmentSchema = z
  .object({
    PORT: wholeNumber('PORT', 0, 65_535).default(3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: notYet('DATABASE_URL', 'it keeps its database as SQLite in DATA_DIR.').optional(),
    MEDIA_URL: notYet('MEDIA_URL', 'it keeps its media on disk in DATA_DIR.').optional(),
    PUBLIC_URL: z
      .string()
      .refine((value) => URL.canParse(value) && /^https?:\/\//.test(value), {
        error: 'PUBLIC_URL must be an address such as https://www.example.com.',
      })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    PAGE_EXPORT_DIR: z.string().optional(),
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
    LOG_LEVEL: z
      .enum(logLevels, { error: `LOG_LEVEL must be one of ${logLevels.join(', ')}.` })
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
    // A page names the site's address, and whoever asks first must not choose it for everybody.
    if (settings.PAGE_EXPORT_DIR !== undefined && settings.PUBLIC_URL === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'PAGE_EXPORT_DIR needs PUBLIC_URL, the site’s address that stands in the pages.',
      })
    }
  })
