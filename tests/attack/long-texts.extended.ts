import { expect, it } from 'vitest'
import { recordId } from '../../domain/api/parameters.ts'
import { normaliseName, readPhotoName } from '../../domain/catalogue/photo-file-names.ts'
import { readShopQuery } from '../../domain/catalogue/product-query.ts'
import { findChatTextError } from '../../domain/chat/chat-text.ts'
import { referencePrefix } from '../../domain/enquiry/enquiry.ts'
import { campaignOf, hostOf, pageOf } from '../../domain/enquiry/enquiry-origin.ts'
import { referencesIn } from '../../domain/enquiry/enquiry-search.ts'
import { readMeasure } from '../../domain/measures/measure.ts'
import { readSeats } from '../../domain/measures/seats.ts'
import { withUnitWords } from '../../domain/measures/unit-words.ts'
import { readDecimal } from '../../domain/money/decimal.ts'
import { format, toMessage } from '../../domain/text/message.ts'
import { cutEncoded } from '../../domain/text/url-encoding.ts'
import { readHoliday, readSpans } from '../../domain/time/opening-hours.ts'
import { hasClientNavigation, readStep } from '../../domain/urls/page-paths.ts'
import { readChoiceCell } from '../../server/catalogue/choices/choice-cells.ts'
import { cleanQuery } from '../../server/catalogue/search/measure-patterns.ts'
import { isBlank } from '../../server/catalogue/search/product-query.ts'
import { readMeasures } from '../../server/catalogue/search/query-measures.ts'
import { slugOf } from '../../server/content/slug.ts'
import { preferredLanguage } from '../../server/http/request-language.ts'
import { readableAddress } from '../../server/http/request-url.ts'
import { createSiteOrigin } from '../../server/http/site-origin.ts'
import {
  deviceClassOf,
  deviceNames,
  isCrawler,
  isCrawlingBrowser,
} from '../../server/http/user-agent.ts'
import { mendJson } from '../../server/http/well-formed-json.ts'
import { maskSecrets } from '../../server/kernel/logger.ts'
import { containing, normaliseText, wordsOf } from '../../server/kernel/text-normalisation.ts'
import { escapeXml } from '../../server/kernel/xml.ts'
import { createPageKey } from '../../server/pages/page-key.ts'
import { maySelect } from '../../server/pages/selection-key.ts'
import { negotiateEncoding } from '../../server/response-cache/compression.ts'
import { handleOf } from '../../web/site/layout/contact-links.tsx'
import { readListedProducts } from '../../web/site/shortlist/listed-products.ts'

const LETTERS = 20_000
const MAX_MS = 100

const siteOrigin = createSiteOrigin(null)

/** Functions that read texts of strangers, or long ones of administrators. */
const readers: Record<string, (text: string) => unknown> = {
  wordsOf,
  normaliseText,
  containing,
  isBlank,
  cleanQuery,
  readMeasures,
  readSeats: (text) => readSeats([text]),
  readMeasure,
  readDecimal,
  withUnitWords: (text) => withUnitWords(text, { cm: 'सेमी', ft: 'फ़ुट', in: 'इंच' }),
  recordId: (text) => recordId.safeParse(text),
  mendJson,
  maskSecrets,
  escapeXml,
  readableAddress: (url) => readableAddress({ url: `/${url}` }),
  absoluteAddress: (url) => readableAddress({ url: `http://${url}` }),
  siteOrigin: (host) => {
    try {
      return siteOrigin({ protocol: 'http', host })
    } catch (error) {
      return error
    }
  },
  negotiateEncoding,
  isCrawler: (text) => isCrawler(text.slice(0, 1_000)),
  isCrawlingBrowser,
  deviceNames,
  deviceClassOf,
  pageKey: (text) => createPageKey(`/product/${text}`, 'http://shop.example'),
  pageKeyOfQuery: (text) => createPageKey(`/product?q=${text}`, 'http://shop.example'),
  maySelect: (text) => maySelect(`/product-detail/${text}?a=b`),
  readStep,
  hasClientNavigation,
  shopQuery: (text) => readShopQuery(new URLSearchParams({ q: text, maxPrice: text, tag: text })),
  listedProducts: (text) =>
    readListedProducts(new URLSearchParams({ ids: text, choices: text }), 40),
  hostOf,
  campaignOf: (text) => campaignOf(`utm_source=${text}`),
  pageOf,
  referencesIn: (text) => referencesIn(text, ['Reference', 'रेफ़रेंस']),
  referencePrefix,
  preferredLanguage,
  readPhotoName,
  normaliseName,
  slugOf,
  chatTextError: (text) => findChatTextError('product', text),
  toMessage: (text) => format(toMessage(text, ['a', 'name']), { a: 'x', name: 'x' }),
  cutEncoded: (text) => cutEncoded(text, 2_000),
  readSpans,
  readHoliday,
  readChoiceCell,
  handleOf,
}

const units = [
  ...'bso1 \t\n.,-/x"\'=%\\{<&:;@+(?#_~*\u0301\u200d\u0000',
  ..."a |1 |1,|1.|1/|1x|1 x |5'|5-|5 |12|ab.|a.|{a}|A1B2-|A1B2 - ".split('|'),
  ...'under |of |from |between |in |and |to |for |seater |two |up to 2 |k |rs |₹|wide '.split('|'),
  ...'બ|માં|ब|बि|क्|é|ﬃ|½|🪑'.split('|'),
  ...'br;|gzip ;|bearer |"token":"|/setup/|?token=|Mac OS '.split('|'),
]
const endings = ['', 'c', '!', ' cm']

it('reads texts of 20,000 letters in 100 ms each', () => {
  const texts = units.flatMap((unit) =>
    endings.map((ending) => unit.repeat(Math.ceil(LETTERS / unit.length)) + ending),
  )
  const figures = Object.entries(readers).map(([name, read]) => {
    const [slowest] = texts
      .map((text) => ({
        name,
        ms: measureMs(() => read(text)),
        text: `${text.slice(0, 20)}…${text.slice(-5)}`,
      }))
      .toSorted((one, other) => other.ms - one.ms)
    return slowest
  })
  console.table(figures)
  expect(figures.filter((figure) => figure === undefined || figure.ms > MAX_MS)).toEqual([])
})

/** Processor time of a synchronous function; the shortest of up to three runs. */
function measureMs(run: () => unknown): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && shortest > MAX_MS; round++) {
    const before = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(before)
    shortest = Math.min(shortest, (user + system) / 1_000)
  }
  return Math.round(shortest)
}
