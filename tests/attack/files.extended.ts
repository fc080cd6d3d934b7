import { expect, it } from 'vitest'
import { catalogueForEachTest } from '../helpers/catalogue.ts'
import { casesOf, isFull } from '../helpers/extended-suite.ts'
import { createForm, type Form } from '../helpers/form.ts'
import { goodFiles, type HostileFile, hostileFiles } from '../helpers/hostile/hostile-files.ts'

const MAX_MEMORY_BYTES = 150 * 1024 * 1024
/** CPU time to reject a file, in milliseconds. */
const MAX_REJECTION_MS = 300
const refusals = [413, 415, 422]
const traces = ['Exif\0', 'http://ns.adobe.com/xap', 'GPS', '<script', 'ICC_PROFILE\0\x01\x01xxx']

const shop = catalogueForEachTest()

/** A way into the shop, and the address of the photo in its response. */
interface UploadPath {
  path: string
  formOf(file: HostileFile): Form
  urlOf(body: Awaited<ReturnType<typeof shop.call>>['body']): string
  /** Media types that it may store. */
  types: RegExp
}

const uploadPaths: UploadPath[] = [
  {
    path: '/ourCategories/add',
    formOf: (image) => createForm({ name: 'Swings', image }),
    urlOf: ({ categoryData }) => categoryData.image,
    types: /^image\/(?:jpeg|png)$/,
  },
  {
    path: '/pictures/add',
    formOf: (file) => createForm({ file }),
    urlOf: ({ pictures }) => pictures[0].url,
    types: /^(?:image\/(?:jpeg|png)|video\/mp4)$/,
  },
]

async function send(file: HostileFile, { path, formOf }: UploadPath) {
  const before = process.cpuUsage()
  const response = await shop.call('POST', path, { form: formOf(file) })
  const { user, system } = process.cpuUsage(before)
  return { ...response, ms: (user + system) / 1_000 }
}

/** Defects of a photo as served to visitors: status, headers and metadata left in the file. */
async function faultsOf(url: string, types: RegExp): Promise<string[]> {
  const { statusCode, headers, rawPayload } = await shop.app.inject({ url })
  const faults = statusCode === 200 ? [] : [`served as ${statusCode}`]
  if (!types.test(String(headers['content-type']))) faults.push('no photograph')
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be guessed at')
  if (!String(headers['content-security-policy']).includes('sandbox')) faults.push('may run')
  const text = rawPayload.toString('latin1')
  return [...faults, ...traces.filter((trace) => text.includes(trace))]
}

it.each(uploadPaths)(
  'rejects hostile uploads to $path with an error message, or stores them as photos without metadata',
  async (way) => {
    const files = await hostileFiles(casesOf({ few: 75, all: 300 }))
    // Warm-up: the first upload also waits for image processing to start.
    const [first] = await goodFiles()
    if (first !== undefined) await send(first, way)
    const before = process.memoryUsage().rss
    let highest = before
    const faults: string[] = []
    for (const file of files) {
      const { status, body, ms } = await send(file, way)
      const note = (fault: string) => faults.push(`${file.title}: ${fault}`)
      highest = Math.max(highest, process.memoryUsage().rss)
      if (status === 201 || status === 200) {
        for (const fault of await faultsOf(way.urlOf(body), way.types)) note(fault)
      } else {
        if (!refusals.includes(status) || !/^[A-Z\w].*\.$/.test(body.message))
          note(`${status} ${body.message}`)
        // CPU time is meaningful only in the extended suite, without other tests beside it.
        if (isFull && ms > MAX_REJECTION_MS) note(`${Math.round(ms)} ms until refused`)
      }
    }
    expect(faults).toEqual([])
    expect((await shop.files()).temporary).toEqual([])
    if (isFull) expect(highest - before).toBeLessThan(MAX_MEMORY_BYTES)
  },
)
