/** What the bundles leave where it lies: native, finding its own files, or asked for seldom. */
export const external = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@aws-sdk/s3-request-presigner',
  '@node-rs/argon2',
  'file-type',
  'fontkit',
  'pino',
  'prom-client',
  'sharp',
]

/** What only development asks for; no release has it. */
export const developmentOnly = ['vite']

/** What is read beside the bundles: the runtime, a lettering's font, a terminal's log, and by migrations. */
export const besideBundles = [
  '@fontsource/kulim-park',
  'kysely',
  'node',
  'pg',
  'pino-pretty',
  'uuid',
  'zod',
]
