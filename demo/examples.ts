import type { EnquirySource, EnquiryStatus } from '../domain/enquiry/enquiry.ts'
import { dateIn, dayAfter, startOfDay } from '../domain/time/local-time.ts'
import type { ExampleEnquiry, Examples } from '../server/insights/example-data.ts'
import type { DayCount } from '../server/insights/view-repository.ts'

interface Named {
  _id: string
  name: string
}

/** Product with the names of its choices and of their values. */
interface Piece extends Named {
  choices?: readonly { name: string; values: readonly string[] }[]
}

const days = 28
const MAX_PENDING = 3

/** Views of a product on an ordinary day, and its relative share of enquiries. */
const interest: Record<string, [views: number, asked: number]> = {
  'Teak Spindle Jhoola': [14, 9],
  'Rattan Egg Chair': [11, 7],
  'Pergola Porch Swing': [9, 5],
  'Walnut & Brass Rod Jhoola': [8, 4],
  'Canopy Garden Swing': [7, 3],
  'Macramé Moon Chair': [6, 3],
  'Oak Rope Plank Swing': [5, 3],
  'Cane Daybed Swing': [5, 2],
  'Three-Seat Linen Sofa': [4, 2],
  'Tambour Oak Sideboard': [3, 1],
  // Many views and no enquiries, which the dashboard should point out.
  'Bouclé Wrap Loveseat': [9, 0],
  'Terrazzo Side Table': [6, 0],
  'Charcoal Lattice Egg Chair': [4, 0],
}
const others: [views: number, asked: number] = [2, 0.3]

const searches = ['velvet sofa', 'mirror', 'study lamp', 'carpet', 'curtains']
const notes = [
  'Wants it before Diwali',
  'Asked for it in white oak',
  'Visits the showroom on Sunday',
]

/** Referring sites, with the campaign behind them if there is one. */
const origins: Pick<
  ExampleEnquiry,
  'referrer' | 'campaignSource' | 'campaignMedium' | 'campaignName'
>[] = [
  originOf('instagram.com'),
  originOf('instagram.com', ['instagram', 'story', 'diwali offer']),
  originOf('l.instagram.com', ['instagram', 'bio', '']),
  originOf('google.com'),
  originOf('google.com'),
  originOf('facebook.com', ['facebook', 'ad', 'garden swings']),
  originOf(''),
  originOf(''),
]

/**
 * Four weeks of statistics of a shop of this size, up to the present; deterministic for a given day
 * and products.
 */
export function createExamples(products: Piece[], timeZone: string, present: Date): Examples {
  const random = randomNumbers(20_261_121)
  const today = dateIn(timeZone, present)
  const dates = Array.from({ length: days }, (_, index) => dayAfter(today, index + 1 - days))
  const views: DayCount[] = []
  const misses: DayCount[] = []
  const enquiries: ExampleEnquiry[] = []
  for (const [index, date] of dates.entries()) {
    const begin = startOfDay(timeZone, date).getTime()
    const end = Math.min(startOfDay(timeZone, dayAfter(date, 1)).getTime(), present.getTime())
    const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
    // Grows each week, with most views at the weekend.
    const pace = (isWeekend ? 1.5 : 0.85) * (0.8 + index / 70)
    for (const { _id, name } of products) {
      const count = Math.round((interest[name] ?? others)[0] * pace * (0.5 + random()))
      if (count > 0) views.push({ subject: _id, date, count })
    }
    for (const words of searches) {
      const count = Math.floor(random() * 2.4 * (1 - searches.indexOf(words) / 7))
      if (count > 0) misses.push({ subject: words, date, count })
    }
    const count = Math.round(pace * (0.5 + random() * 2.6))
    for (let number = 0; number < count; number++) {
      // Between 9 a.m. and 9 p.m., or up to now for today.
      const moment = begin + (end - begin) * (0.375 + random() * 0.5)
      enquiries.push(createEnquiry(products, new Date(moment), random))
    }
  }
  return {
    enquiries: answered(enquiries, random).map((one) => withChoices(one, products, random)),
    views,
    misses,
  }
}

function createEnquiry(products: Named[], at: Date, random: () => number): ExampleEnquiry {
  const source = pick(sources, random)
  const about = source === 'header' || source === 'message' ? 0 : source === 'shortlist' ? 3 : 1
  const letters = Array.from({ length: 5 }, () =>
    pick([...'ABCDEFGHJKMNPQRSTUVWXYZ23456789'], random),
  )
  return {
    reference: `ZL-${letters.join('')}`,
    status: source === 'header' ? 'opened' : 'answered',
    note: '',
    source,
    page: source === 'product' ? '/product-detail' : '/product',
    products: chooseProducts(products, about, random),
    ...pick(origins, random),
    device: random() < 0.78 ? 'phone' : random() < 0.75 ? 'desktop' : 'tablet',
    createdAt: at.toISOString(),
  }
}

const sources: EnquirySource[] = [
  ...(['product', 'product', 'product', 'product', 'shop', 'shop'] as const),
  ...(['shortlist', 'message', 'header'] as const),
]

/** Sets statuses: the newest enquiries are pending, the others have different outcomes. */
function answered(enquiries: ExampleEnquiry[], random: () => number): ExampleEnquiry[] {
  const newest = enquiries.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const asking = newest.filter(({ source }) => source !== 'header')
  const pending = new Set(asking.slice(0, MAX_PENDING))
  return newest.map((enquiry) => {
    if (enquiry.source === 'header') return enquiry
    if (pending.has(enquiry)) return { ...enquiry, status: 'pending' }
    const status = pick(outcomes, random)
    return { ...enquiry, status, note: random() < 0.15 ? pick(notes, random) : '' }
  })
}

const outcomes: EnquiryStatus[] = [
  'answered',
  'answered',
  'answered',
  'confirmed',
  'confirmed',
  'cancelled',
]

/** Distinct products, weighted by their enquiries. */
function chooseProducts(products: Named[], count: number, random: () => number): Named[] {
  const weights = products.map(({ name }) => (interest[name] ?? others)[1])
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const chosen = new Set<Named>()
  while (chosen.size < Math.min(count, products.length)) {
    let rest = random() * sum
    const one = products.find((_, index) => {
      rest -= weights[index] ?? 0
      return rest < 0
    })
    if (one === undefined) break
    chosen.add(one)
  }
  return [...chosen].map(({ _id, name }) => ({ _id, name }))
}

/** Most visitors of a product's page have chosen something; the first values are asked for most. */
function withChoices(
  enquiry: ExampleEnquiry,
  pieces: Piece[],
  random: () => number,
): ExampleEnquiry {
  if (enquiry.source !== 'product' && enquiry.source !== 'shortlist') return enquiry
  const products = enquiry.products.map((product) => {
    const { choices = [] } = pieces.find(({ _id }) => _id === product._id) ?? {}
    const made = choices.flatMap(({ name, values }) => {
      const value = values[Math.floor(random() ** 2 * values.length)]
      return value === undefined || random() < 0.25 ? [] : [{ name, value }]
    })
    return made.length === 0 ? product : { ...product, choices: made }
  })
  return { ...enquiry, products }
}

function originOf(referrer: string, [source, medium, name] = ['', '', '']) {
  return { referrer, campaignSource: source, campaignMedium: medium, campaignName: name }
}

function pick<T>(from: readonly T[], random: () => number): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}

/** Pseudo-random numbers from 0 to 1, deterministic for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
