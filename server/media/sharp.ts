import { createRequire } from 'node:module'
import type load from 'sharp'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { giveWay } from './thread-priority.ts'

const require = createRequire(import.meta.url)
let loaded: typeof load | undefined

/** The library for photographs, loaded with the first of them: 25 MB that showing pages does not need. */
export default function sharp(options?: SharpOptions): Sharp
export default function sharp(input?: SharpInput | SharpInput[], options?: SharpOptions): Sharp
export default function sharp(
  input?: SharpInput | SharpInput[] | SharpOptions,
  options?: SharpOptions,
): Sharp {
  loaded ??= prepare(require('sharp'))
  if (input === undefined) return loaded()
  return isInput(input) ? loaded(input, options) : loaded(input)
}

function prepare(library: typeof load): typeof load {
  // Requests run side by side already; one thread each keeps a busy shop responsive.
  library.concurrency(1)
  library.cache(false)
  giveWay()
  return library
}

function isInput(
  value: SharpInput | SharpInput[] | SharpOptions | undefined,
): value is SharpInput | SharpInput[] {
  return (
    typeof value === 'string' ||
    Array.isArray(value) ||
    ArrayBuffer.isView(value) ||
    value instanceof ArrayBuffer
  )
}
