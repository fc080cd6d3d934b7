import type { Counter } from 'prom-client'

export async function readCounter(counter: Counter): Promise<number> {
  return (await counter.get()).values[0]?.value ?? 0
}
