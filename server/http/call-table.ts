import type { Call } from '../../domain/api/call.ts'

/** What an address leads to. */
export interface Called<E> {
  entry: E
  /** What stands in the address for each parameter of the call's path, decoded. */
  parameters: Record<string, string>
}

/** Finds an entry by the method of a request and its path below `/api`. */
export type CallTable<E> = (method: string, path: string) => Called<E> | null

/** What may come after a slash: steps by their names, and one that takes whatever is none of these. */
interface Step<E> {
  named: Map<string, Step<E>>
  any: Step<E> | null
  /** By method, those that end here. */
  entries: Map<string, E>
}

const longestParameter = 200

/**
 * The framework's own router compiles functions for each of its routes, which a start has to wait for. A name goes before
 * a parameter, and HEAD is answered as GET is. Throws where two calls have one address.
 */
export function createCallTable<E extends { call: Call }>(entries: E[]): CallTable<E> {
  const root = createStep<E>()
  for (const entry of entries) {
    const { method, path } = entry.call
    const end = stepsOf(path).reduce(goOn, root)
    if (end.entries.has(method)) throw new Error(`${method} ${path} is there twice.`)
    end.entries.set(method, entry)
  }

  return (method, path) => {
    const values: string[] = []
    const entry = find(root, stepsOf(path).map(decodeURIComponent), 0, asRead(method), values)
    return entry && { entry, parameters: nameValues(entry.call.path, values) }
  }
}

function createStep<E>(): Step<E> {
  return { named: new Map(), any: null, entries: new Map() }
}

function stepsOf(path: string): string[] {
  return path.split('/').slice(1)
}

function isParameter(step: string): boolean {
  return step.startsWith(':')
}

/** The step after another, made where it is not there yet. */
function goOn<E>(step: Step<E>, name: string): Step<E> {
  if (isParameter(name)) {
    step.any ??= createStep()
    return step.any
  }
  const next = step.named.get(name) ?? createStep<E>()
  step.named.set(name, next)
  return next
}

/** Notes in `values` what parameters took. */
function find<E>(
  step: Step<E>,
  names: string[],
  index: number,
  method: string,
  values: string[],
): E | null {
  const name = names[index]
  if (name === undefined) return step.entries.get(method) ?? null
  const next = step.named.get(name)
  const found = next === undefined ? null : find(next, names, index + 1, method, values)
  if (found !== null) return found
  if (step.any === null || name === '' || name.length > longestParameter) return null
  values.push(name)
  const taken = find(step.any, names, index + 1, method, values)
  if (taken === null) values.pop()
  return taken
}

function asRead(method: string): string {
  return method === 'HEAD' ? 'GET' : method
}

function nameValues(path: string, values: string[]): Record<string, string> {
  const names = stepsOf(path).filter(isParameter)
  return Object.fromEntries(names.map((name, index) => [name.slice(1), values[index] ?? '']))
}
