import type { Page } from '@playwright/test'
import { type ContentType, fieldsOf } from '../../../domain/content/content-type.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import type { Field } from '../../../domain/content/fields/field-types.ts'
import { createForm, type FormFile } from '../../helpers/form.ts'
import { clip, photograph } from '../../helpers/media/media.ts'
import type { Site } from '../../helpers/site.ts'
import { expect, navigateTo, signIn, test } from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

const word = 'W'.repeat(98)
const email = `${'w'.repeat(60)}@${'w'.repeat(50)}.example`
const texts = {
  line: word,
  long: word,
  email,
  link: `https://example.com/${word}`,
  digits: '9876543210',
  hours: '10:00-19:00',
  'chat-text': '',
  'time-zone': 'Asia/Kolkata',
  currency: 'INR',
  colour: '#8a9a80',
  accent: '#01A0E2',
  moment: '',
}
const MAX_AMOUNT = 9_999_999_999
/** Viewport widths in pixels. The phone width comes last: dialogs are opened at it. */
const widths = [1440, 390]

test('long words cause no overflow in any admin screen or dialog', async ({ page, emptySite }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ids = await fill(page, emptySite)
  await page.goto(`${emptySite.url}/admin`)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [screen, dialogs] of Object.entries(screensOf(ids))) {
    await navigateTo(page, `/admin${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectToFitAll(page, screen)
    for (const dialog of dialogs) {
      for (const button of dialog) await press(page, button)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectToFitAll(page, `${screen}, ${dialog.at(-1)}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // Wait for the dialog's history entry to go: its history.back() would undo the next navigation.
      await expect.poll(() => page.evaluate(() => history.state?.height ?? 0)).toBe(0)
    }
  }
})

/** Screens by path, each with its dialogs as sequences of buttons to press. */
function screensOf({ category, product, story }: Record<string, string>) {
  const row = /^Actions for/
  const deletion = [row, /^Delete/]
  return {
    '/': [],
    '/home-carosal': [['Add New Home Carousel'], [row, 'Edit'], deletion],
    '/manage-store/categories': [deletion],
    [`/manage-store/categories/${category}`]: [['History']],
    '/manage-store/products': [deletion],
    [`/manage-store/products?category=${category}`]: [],
    [`/manage-store/products/${product}`]: [['History']],
    [`/manage-store/products/view/${product}`]: [],
    '/manage-store/unique': [],
    '/aboutus': [],
    '/aboutus/edit': [],
    '/story-perpose': [deletion],
    [`/story-perpose/${story}`]: [],
    '/about-gallery': [],
    '/happy-customer': [],
    '/media-manager': [deletion],
    '/contact': [],
    '/contact/edit': [],
    '/slogan': [],
    '/page-texts': [],
    '/orders': [],
    '/reviews': [[row, 'Edit'], deletion],
    '/settings': [['History']],
    '/users': [['Change my password'], ['Invite'], [row, 'New password'], [row, 'Remove']],
    '/account': [['Change my password']],
    '/activity': [],
    '/trash': [],
  } satisfies Record<string, (string | RegExp)[][]>
}

/** Clicks a button, or an item of the open menu. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string'
  const button = page.getByRole('button', { name, exact })
  await button.or(page.getByRole('menuitem', { name, exact })).first().click()
}

/** Expects the screen to fit at each width. */
async function expectToFitAll(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expectToFit(page, `${where} at ${width}`)
  }
}

/** Expects no horizontal overflow of the page or its scroll containers, and every button within the viewport. */
async function expectToFit(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const wide = Array.from(
      document.querySelectorAll('html, body, main, [role="dialog"], [role="dialog"] *'),
    )
      .filter((element) => {
        // Computed styles are slow: read them only for the few elements that overflow.
        if (element.scrollWidth <= element.clientWidth) return false
        const { overflowX } = getComputedStyle(element)
        return ['auto', 'scroll'].includes(overflowX) || element.matches('html')
      })
      .map((element) => `${element.tagName}.${element.className} ${element.scrollWidth}`)
    const beyond = Array.from(
      document.querySelectorAll('main button, main a, [role="dialog"] button'),
    )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > document.documentElement.clientWidth + 1 || left < -1)
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    return { wide, beyond }
  })
  expect.soft(found, where).toEqual({ wide: [], beyond: [] })
}

/** Fills every content type with long words, as a user with a long name. Returns record IDs by table. */
async function fill(page: Page, site: Site): Promise<Record<string, string>> {
  const api = `${site.url}/api`
  const { invitation } = await send(page, await signIn(page, site), 'POST', `${api}/admin/users`, {
    data: { name: word, email },
  })
  const accepted = await page.request.post(
    `${api}/admin/invitations/${invitation.url.split('/').at(-1)}`,
    { data: { name: word, password: 'gentle-swing' } },
  )
  const { token, admin } = await accepted.json()
  await page.addInitScript(
    ([token = '', admin = '']) => {
      localStorage.setItem('token', token)
      localStorage.setItem('admin', admin)
    },
    [token, JSON.stringify(admin)],
  )

  const ids: Record<string, string> = {}
  for (const type of contentTypes) {
    const write = async (method: string, path: string): Promise<string> => {
      const { body, contentType } = createForm(await sampleOf(type, ids))
      const headers = { 'content-type': contentType }
      const response = await send(page, token, method, api + path, { data: body, headers })
      return response[type.keys.one]._id
    }
    if (type.single) {
      const present = await (await page.request.get(api + type.path)).json()
      const id = present[type.keys.one]._id
      await write('PUT', type.changedWithoutId ? type.path : `${type.path}/${id}`)
    } else {
      const id = await write('POST', `${type.path}/add`)
      const gone = await write('POST', `${type.path}/add`)
      await send(page, token, 'DELETE', `${api}${type.path}/${gone}`)
      ids[type.table] = await write('POST', `${type.path}/add`)
      await write('PUT', `${type.path}/${id}`)
    }
  }
  const order = { source: 'shortlist', products: [ids.product], page: '/' }
  await page.request.post(`${api}/orders`, { data: order })
  const { orders } = await send(page, token, 'GET', `${api}/orders`)
  await send(page, token, 'PUT', `${api}/orders/${orders[0]._id}`, { data: { note: word } })
  return ids
}

async function send(
  page: Page,
  token: string,
  method: string,
  url: string,
  { data, headers }: { data?: object; headers?: Record<string, string> } = {},
) {
  const response = await page.request.fetch(url, {
    method,
    data,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  expect(response.ok(), `${method} ${url}`).toBe(true)
  return response.json()
}

async function sampleOf(type: ContentType, ids: Record<string, string>) {
  const sample: Record<string, string | FormFile> = {}
  for (const [index, [name, field]] of fieldsOf(type).entries()) {
    const value = await valueFor(field, ids, index)
    if (value !== undefined) sample[name] = value
  }
  return sample
}

async function valueFor(field: Field, ids: Record<string, string>, index: number) {
  switch (field.kind) {
    case 'text':
      // Decreasing amounts, as a sale price must be below the price.
      if (field.format === 'decimal') return String(MAX_AMOUNT - index)
      return field.format === 'option' ? Object.keys(field.options ?? {})[0] : texts[field.format]
    case 'list':
      if (field.entries === 'vocabulary-group' || field.entries === 'language') return ''
      return field.entries === 'holiday' ? `2030-01-01 ${word}` : word
    case 'integer':
    case 'number':
      return '5'
    case 'records':
      return '[]'
    case 'boolean':
      return 'true'
    case 'reference':
    case 'references':
      return ids[field.to]
    case 'image':
    case 'images':
      return photograph()
    case 'video':
      return clip()
    case 'texts':
      return JSON.stringify(
        Object.fromEntries(
          Object.entries(field.known).map(([id, { limit }]) => [id, word.slice(0, limit)]),
        ),
      )
    default:
      return field satisfies never
  }
}
