import { z } from 'zod'
import type { ContentType } from '../content/content-type.ts'

/** A content type, or an endpoint that takes or returns its records. */
type Named = Pick<ContentType, 'wireNames'>

/** Names of both sides, each by that of the other; cached, since each key of a record needs them. */
const known = new WeakMap<object, ReadonlyMap<string, string>>()

/**
 * Name of a field or key on the other side: the wire's for ours, ours for the wire's. Symmetric, so
 * our name is unknown on the wire.
 */
export function swapName({ wireNames }: Named, name: string): string {
  if (wireNames === undefined) return name
  const names = known.get(wireNames) ?? new Map(Object.entries(wireNames).flatMap(bothWays))
  known.set(wireNames, names)
  return names.get(name) ?? name
}

function bothWays([own, sent]: [string, string]): [string, string][] {
  return [
    [own, sent],
    [sent, own],
  ]
}

/** The same for the keys of an object. */
export function swapNames<V>(type: Named, values: Readonly<Record<string, V>>): Record<string, V> {
  if (type.wireNames === undefined) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [swapName(type, name), value]),
  )
}

/** The same at any depth. */
export function swapNamesDeep(type: Named, value: unknown): unknown {
  if (type.wireNames === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => swapNamesDeep(type, one))
  const entries: [string, unknown][] = Object.entries(value)
  const swapped = entries.map(([name, one]) => [swapName(type, name), swapNamesDeep(type, one)])
  return Object.fromEntries(swapped)
}

type ObjectOf<S extends z.ZodRawShape> = z.input<z.ZodObject<S>>

/** Schema of an object in a response, from our names to those of the wire; a client encodes it. */
export function responseObject<S extends z.ZodRawShape>(
  type: Named,
  shape: S,
): z.ZodType<unknown, ObjectOf<S>>
export function responseObject(type: Named, shape: z.ZodRawShape): z.ZodType {
  const sent = z.object(swapNames(type, shape))
  if (type.wireNames === undefined) return sent
  const swap = (values: Record<string, unknown>) => swapNames(type, values)
  return z.codec(z.record(z.string(), z.unknown()), sent, { decode: swap, encode: swap })
}

/** Schema of an object in a request, from the names of the wire to ours. */
export function requestObject<S extends z.ZodRawShape>(
  type: Named,
  shape: S,
  options?: { error: string },
): z.ZodType<z.output<z.ZodObject<S>>>
export function requestObject(
  type: Named,
  shape: z.ZodRawShape,
  options?: { error: string },
): z.ZodType {
  return z.object(swapNames(type, shape), options).transform((sent) => swapNames(type, sent))
}
