import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tests/helpers/browser.ts'
import { startDemoShop } from './demo-shop.ts'
import { middle } from './middle.ts'

// Interaction to next paint on a phone four times slower than this machine, and layout shifts of
// each page while it is loaded and scrolled to its end.
// Needs the build (npm run build) and Chromium.
// Run: node bench/interaction.ts [--rounds 5]. DEMO_SEED names a catalogue to start from.
const { values: wanted } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(wanted.rounds)
const slowdown = 4
const phone = { width: 390, height: 844 }
/** Event Timing reports no shorter events, and rounds to 8 milliseconds. */
const MIN_EVENT_MS = 16
const longerEvents = { type: 'event', durationThreshold: MIN_EVENT_MS }
/** Time after which a page is idle. */
const settlingMs = 1_500

interface Act {
  name: string
  route: string
  /** Selectors: the element to touch, and one that exists only after the interaction. */
  touched: string
  shown: string
}

const acts: Act[] = [
  {
    name: 'open the menu',
    route: 'home',
    touched: 'button[aria-label="Open menu"]',
    shown: 'dialog:popover-open',
  },
  {
    name: 'choose a tab',
    route: 'product',
    touched: '[role=tab][aria-selected=false]',
    shown: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  {
    name: 'press a heart',
    route: 'shop',
    touched: 'main li button[aria-pressed=false]',
    shown: 'main li button[aria-pressed=true]',
  },
  {
    name: 'choose a category',
    route: 'shop',
    touched: 'main label:has(input[name=category]:not(:checked))',
    shown: 'main label:nth-child(2) input[name=category]:checked',
  },
]

const shop = await startDemoShop()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await measureActs(browser)
  await measureShifts(browser)
} finally {
  await browser.close()
  await shop.close()
}

async function measureActs(browser: Browser): Promise<void> {
  console.log(
    `CPU slowed down ${slowdown}×, ${phone.width} px wide, median of ${rounds} alternating rounds`,
  )
  printRow('interaction', 'touch to next paint', 'processor')
  const seen = acts.map(() => ({ durations: [] as number[], processors: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, act] of acts.entries()) {
      const { duration, processor } = await measureAct(browser, act)
      seen[index]?.durations.push(duration)
      seen[index]?.processors.push(processor)
    }
  }
  for (const [index, { name }] of acts.entries()) {
    const { durations = [], processors = [] } = seen[index] ?? {}
    const [duration, processor] = [middle(durations), middle(processors)]
    const told = duration < MIN_EVENT_MS ? `< ${MIN_EVENT_MS} ms` : `${duration.toFixed()} ms`
    printRow(name, told, `${processor.toFixed()} ms`)
  }
}

async function measureAct(browser: Browser, { route, touched, shown }: Act) {
  const { page, processorOf } = await openSlowly(browser, route)
  const target = page.locator(touched).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${touched} is not on ${route}.`)
  await page.evaluate((settings) => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe(settings)
  }, longerEvents)
  await wait(settlingMs)
  const before = await processorOf()
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await wait(settlingMs)
  const processor = (await processorOf()) - before
  await page.locator(shown).first().waitFor({ state: 'attached' })
  const durations = await page.evaluate(() => ('durations' in window ? window.durations : []))
  await page.context().close()
  const numbers = Array.isArray(durations) ? durations.map(Number) : []
  return { duration: Math.max(0, ...numbers), processor }
}

async function measureShifts(browser: Browser): Promise<void> {
  console.log('\ncumulative layout shift while loading and scrolling to the end')
  for (const route of Object.keys(shop.routes)) {
    const { page } = await openSlowly(browser, route)
    await page.evaluate(async () => {
      const turn = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const { documentElement } = document
      for (let top = 0; top < documentElement.scrollHeight; top += innerHeight / 4) {
        scrollTo({ top, behavior: 'instant' })
        for (let frame = 0; frame < 6; frame++) await turn()
      }
    })
    await page.waitForLoadState('networkidle')
    printRow(route, (await shiftOf(page)).toFixed(4))
    await page.context().close()
  }
}

/** Sum of layout shifts without recent input, including those before this call. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          let sum = 0
          for (const shift of list.getEntries()) {
            const { value = 0, hadRecentInput = false } = shift.toJSON()
            if (!hadRecentInput) sum += Number(value)
          }
          resolve(sum)
        }).observe({ type: 'layout-shift', buffered: true })
        // Without layout shifts the observer is never called.
        setTimeout(() => resolve(0), 500)
      }),
  )
}

async function openSlowly(browser: Browser, route: string) {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(shop.url + shop.routes[route])
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  return {
    page,
    /** Milliseconds that the main thread has worked. */
    async processorOf() {
      const { metrics } = await session.send('Performance.getMetrics')
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    },
  }
}

function printRow(...cells: string[]): void {
  console.log(cells.map((cell) => cell.padEnd(20)).join(' '))
}
