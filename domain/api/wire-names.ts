import { z } from 'zod'
import type { ContentType } from '../content/content-type.ts'

/** A content type, or an endpoint that takes or returns its records. */
type Named = Pick<ContentType, 'path' | 'wireNames'>

/**
 * Name on the wire of a field or key, or, of such a name, ours. The two take each other's place, so
 * that what only we call a field is no name of one on the wire.
 */
export function swapName({ wireNames = {} }: Named, name: string): string {
  const pair = Object.entries(wireNames).find((names) => names.includes(name))
  return pair?.find((one) => one !== name) ?? name
}

/** The same for the keys of an object, in either direction. */
export function swapNames<V>(type: Named, values: Readonly<Record<string, V>>): Record<string, V> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [swapName(type, name), value]),
  )
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
