import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { bounds, counters, type Durations, gauges, type Meters } from '../kernel/metrics.ts'

/** Metrics in Prometheus text format: counters so far, and Node.js's own metrics. */
export interface Exposition {
  contentType: string
  text(): Promise<string>
}

export function createExposition(meters: Meters): Exposition {
  const registry = new Registry()
  const registers = [registry]
  new RequestHistogram(meters, registry)
  for (const key of keysOf(counters)) {
    const [name, help] = counters[key]
    addCounter(registry, name, help, () => meters.counts[key])
  }
  for (const key of keysOf(gauges)) {
    const [name, help] = gauges[key]
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read(meters, key))
      },
    })
  }
  // Only from the first request on: the event-loop monitor wakes the process a hundred times a
  // second.
  collectDefaultMetrics({ register: registry })
  return { contentType: registry.contentType, text: () => registry.metrics() }
}

function addCounter(registry: Registry, name: string, help: string, count: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(count())
    },
  })
}

/** A gauge that fails reads NaN, so that the others can still be read. */
async function read({ gauges: readers }: Meters, key: keyof typeof gauges): Promise<number> {
  try {
    return (await readers.get(key)?.()) ?? 0
  } catch {
    return Number.NaN
  }
}

const facts = {
  name: 'catalogue_http_request_duration_seconds',
  help: 'Duration of requests, responses from the cache excluded',
} as const

/** The library's `Histogram` takes single observations; these were counted before it was loaded. */
class RequestHistogram extends Histogram {
  readonly #meters: Meters

  constructor(meters: Meters, registry: Registry) {
    super({ ...facts, registers: [registry], buckets: [...bounds] })
    this.#meters = meters
  }

  /** Called by the registry. */
  async getForPromString() {
    const values = [...this.#meters.requests.values()].flatMap(seriesOf)
    return { ...facts, type: 'histogram', aggregator: 'sum', values }
  }
}

function seriesOf({ labels, within, seconds }: Durations) {
  let count = 0
  const buckets = within.map((more, index) => {
    count += more
    const le = bounds[index] ?? '+Inf'
    return { metricName: `${facts.name}_bucket`, labels: { le, ...labels }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${facts.name}_sum`, labels, value: seconds },
    { metricName: `${facts.name}_count`, labels, value: count },
  ]
}

function keysOf<K extends string>(table: Record<K, unknown>): K[]
function keysOf(table: Record<string, unknown>): string[] {
  return Object.keys(table)
}
