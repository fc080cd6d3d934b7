import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'
import { createPages } from '../../tests/helpers/pages.ts'
import { itOnSqlite } from '../../tests/helpers/test-database.ts'
import { connectDatabase } from '../db/database.ts'

const browser =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/** Pages of the site: the shop and those that are named here; nothing else is found. */
let known: string[]
const pages = createPages(async ({ url }) => {
  const { pathname } = new URL(url)
  const status = pathname === '/product' || known.includes(pathname) ? 200 : 404
  return { response: new Response('', { status, headers: { 'content-type': 'text/html' } }) }
})
const shop = catalogueForEachTest({ PUBLIC_URL: 'https://swings.example' }, pages)
beforeEach(() => {
  known = []
})

const add = (from: string, to: string) =>
  shop.call('POST', '/redirects/add', { json: { from, to } })
const importCsv = (lines: string[]) =>
  shop.call('POST', '/redirects/import', { json: { csv: lines.join('\n') } })

/** Targets by path, of all redirects or of those that a search finds. */
async function stored(query = ''): Promise<Record<string, string>> {
  const { redirectData } = await shop.read(`/redirects${query}`)
  return Object.fromEntries(redirectData.map(({ from, to }: typeof redirectData) => [from, to]))
}

/** Status and target of a visitor's request. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: sent } = await shop.app.inject({
    url,
    headers: { 'user-agent': browser, ...headers },
  })
  return statusCode === 301 ? sent.location : statusCode
}

it('stores the path of an address, and answers with the redirect', async () => {
  const { status, body } = await add(
    'https://old.example/Products/Swing/?ref=1',
    ' /product?q=teak#list ',
  )
  expect(status).toBe(201)
  expect(body).toMatchObject({
    message: 'Redirect added.',
    redirectData: { from: '/products/swing', to: '/product?q=teak#list', isAutomatic: false },
  })
  await add('/b', 'https://swings.example/product')
  const { redirectData, total } = await shop.read('/redirects')
  expect(total).toBe(2)
  expect(redirectData).toMatchObject([
    { from: '/b', to: '/product', used: 0 },
    { from: '/products/swing', used: 0 },
  ])
  expect(await stored('?q=SWING')).toEqual({ '/products/swing': '/product?q=teak#list' })
  expect(await stored('?q=https://old.example/B/')).toEqual({ '/b': '/product' })
  expect(await stored('?skip=1&limit=1')).toEqual({ '/products/swing': '/product?q=teak#list' })
})

it('finds a target by letters of any alphabet, in capitals and encoded', async () => {
  await add('/ueber', '/Über-uns')
  await add('/jhoola', `/${encodeURIComponent('झूला')}`)
  for (const [q, from] of [
    ['über', '/ueber'],
    ['ÜBER', '/ueber'],
    ['झूला', '/jhoola'],
  ] as const)
    expect([q, Object.keys(await stored(`?q=${encodeURIComponent(q)}`))]).toEqual([q, [from]])
})

it('refuses pages of the site, reserved paths, duplicates, loops and what is no address', async () => {
  const { path: product } = await shop.addProduct({ name: 'Teak Swing', visibility: 'hidden' })
  const { path: category } = await shop.addCategory('Swings')
  await add('/a', '/b')
  const wrong: [string, string, string][] = [
    ['', '/product', 'from'],
    ['swing', '/product', 'from'],
    ['/', '/product', 'from'],
    ['/AboutUs/', '/product', 'from'],
    [product, '/product', 'from'],
    [category, '/product', 'from'],
    ['/api/orders', '/product', 'from'],
    ['/admin', '/product', 'from'],
    ['/assets/x', '/product', 'from'],
    ['/media/x.jpg', '/product', 'from'],
    ['/healthz', '/product', 'from'],
    ['/metrics', '/product', 'from'],
    ['/feeds/google.xml', '/product', 'from'],
    ['/sitemap.xml', '/product', 'from'],
    ['/robots.txt', '/product', 'from'],
    ['/A/', '/product', 'from'],
    ['/x', '', 'to'],
    ['/x', 'product', 'to'],
    ['/x', '//evil.example', 'to'],
    ['/x', '/..//evil.example', 'to'],
    ['/x', 'javascript:alert(1)', 'to'],
    ['/x', '/X/?y=1', 'to'],
    ['/b', '/a', 'to'],
    ['/b', 'https://swings.example/a', 'to'],
  ]
  for (const [from, to, field] of wrong) {
    const { status, body } = await add(from, to)
    expect([from, to, status, Object.keys(body.errors ?? {})]).toEqual([from, to, 422, [field]])
  }
  expect(await stored()).toEqual({ '/a': '/b' })
})

it('stores chains shortened, whichever end comes first', async () => {
  await add('/b', '/c')
  await add('/a', '/b?x=1')
  expect(await stored()).toEqual({ '/b': '/c', '/a': '/c?x=1' })
  await add('/c', 'https://new.example/d#e')
  expect(await stored()).toEqual({
    '/c': 'https://new.example/d#e',
    '/b': 'https://new.example/d#e',
    '/a': 'https://new.example/d?x=1#e',
  })
})

it('changes, deletes and restores a redirect, unless its address is taken meanwhile', async () => {
  const { _id } = (await add('/a', '/b')).body.redirectData
  const change = (json: object) => shop.call('PUT', `/redirects/${_id}`, { json })
  expect((await change({ to: '/c', isAutomatic: true })).body.redirectData).toMatchObject({
    from: '/a',
    to: '/c',
    isAutomatic: false,
  })
  expect((await change({ to: '/a/' })).body.errors).toHaveProperty('to')
  const { revisions } = await shop.read(`/redirects/${_id}/history`)
  expect(revisions.map(({ state }: { state: { to: string } }) => state.to)).toEqual(['/c', '/b'])
  await shop.call('POST', `/redirects/${_id}/history/1`)
  expect(await stored()).toEqual({ '/a': '/b' })

  await shop.call('DELETE', `/redirects/${_id}`)
  expect(await visit('/a')).toBe(404)
  expect((await shop.read('/trash')).trash).toMatchObject([{ resource: 'redirects', name: '/a' }])
  const other = (await add('/a', '/d')).body.redirectData
  const undo = () => shop.call('POST', '/trash', { json: { ids: [_id] } })
  expect(await undo()).toMatchObject({
    status: 422,
    body: { errors: { from: expect.any(String) } },
  })
  await shop.call('DELETE', `/redirects/${other._id}`)
  expect((await undo()).status).toBe(200)
  expect(await stored()).toEqual({ '/a': '/b' })
})

it('is for administrators, editors among them', async () => {
  const editor = await signInEditor(shop)
  const body = { from: '/a', to: '/b' }
  expect((await shop.call('POST', '/redirects/add', { json: body, token: editor })).status).toBe(
    201,
  )
  expect((await shop.call('GET', '/redirects', { token: null })).status).toBe(401)
})

it('leads addresses on before they are not found', async () => {
  await add('/products/swing', '/product?sort=price')
  await add('/pages/story', '/aboutus')
  await add('/झूला', 'https://example.com/a b')
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi'] } })
  for (const path of [
    '/products/swing',
    '/Products/SWING/',
    '/collections/all/products/swing/?a=1',
  ])
    expect([path, await visit(path)]).toEqual([path, '/product?sort=price'])
  expect(await visit('/pages/story?utm_source=x&y')).toBe('/aboutus?utm_source=x&y')
  expect(await visit('/%e0%a4%9d%E0%A5%82%E0%A4%B2%E0%A4%BE')).toBe('https://example.com/a%20b')
  expect(await visit('/hi/pages/story')).toBe('/hi/aboutus')
  expect(await visit('/hi/collections/all/products/swing')).toBe('/hi/product?sort=price')
  expect(await visit('/gu/pages/story')).toBe(404)
  expect(await visit('/pages/story.data')).toBe(404)
  const { headers } = await shop.app.inject({ url: '/pages/story', method: 'HEAD' })
  expect(headers).toMatchObject({ location: '/aboutus', 'cache-control': 'no-cache' })
  known.push('/pages/story')
  expect(await visit('/pages/story')).toBe(200)
})

it('leads in circles in no language', async () => {
  await shop.call('PUT', '/settings', { json: { languages: ['en', 'hi', 'gu'] } })
  expect((await add('/a', '/hi/a')).body.errors).toHaveProperty('to')
  await add('/a', '/hi/b')
  await add('/b', '/hi/a')
  await add('/c', '/gu/d')
  await add('/hi/e', '/e')
  for (const path of ['/a', '/b', '/hi/a', '/gu/b'])
    expect([path, await visit(path)]).toEqual([path, 404])
  expect(await visit('/hi/c')).toBe('/gu/d')
  expect(await visit('/hi/e')).toBe('/e')
})

it('counts how often a redirect led on', async () => {
  await add('/a', '/product')
  await add('/b', '/product')
  for (const path of ['/a', '/A/?x=1', '/a']) await visit(path)
  await shop.services.views.write()
  const { redirectData } = await shop.read('/redirects')
  expect(redirectData).toMatchObject([
    { from: '/b', used: 0 },
    { from: '/a', used: 3 },
  ])
})

it('tells where an address leads', async () => {
  const product = await shop.addProduct({ name: 'Teak Swing' })
  await add('/a', `${product.path}?x=1`)
  const target = async (address: string) =>
    (await shop.call('GET', `/redirects/target?address=${encodeURIComponent(address)}`)).body
  expect(await target('https://old.example/A/')).toEqual({
    outcome: 'redirect',
    to: `${product.path}?x=1`,
  })
  expect(await target('old.example/a?x=1')).toMatchObject({ outcome: 'redirect' })
  expect(await target(product.path)).toMatchObject({ outcome: 'page' })
  expect(await target('/aboutus')).toMatchObject({ outcome: 'page' })
  for (const address of ['/nothing', '/product-detail/gone-32b947231c12', 'nonsense'])
    expect(await target(address)).toEqual({ outcome: 'notFound', to: null })
})

it('imports a table, all rows or none', async () => {
  await add('/a', '/old')
  await add('/same', '/product')
  const lines = ['Redirect from,Redirect to', '/a,/b', '/same,/product', '/new/,/x', '/NEW,/a', ',']
  expect((await importCsv(lines)).body).toEqual({
    message: '1 added, 1 changed, 1 unchanged.',
    created: 1,
    updated: 1,
    unchanged: 1,
  })
  expect(await stored()).toEqual({ '/new': '/b', '/same': '/product', '/a': '/b' })
  // A table may turn a redirect around.
  expect((await importCsv(['from;to', '/b;/a', '/a;/c'])).body).toMatchObject({
    created: 1,
    updated: 1,
  })
  const turned = { '/b': '/c', '/new': '/c', '/same': '/product', '/a': '/c' }
  expect(await stored()).toEqual(turned)

  const wrong: [string[], RegExp][] = [
    [['from,to', '/x,/y', '/admin,/y', 'z,/y'], /^Row 3: \/admin is reserved.* Another row/],
    [['from,to', '/x,/y', '/y,/x'], /^Row \d: This would lead in a circle/],
    [['old,new', '/x,/y'], /the columns “from” and “to”/],
    [[''], /empty/],
  ]
  for (const [table, text] of wrong) {
    const { status, body } = await importCsv(table)
    expect([status, body.errors.csv]).toEqual([422, expect.stringMatching(text)])
  }
  expect(await stored()).toEqual(turned)
})

// Following every row to the end takes minutes, following each once takes seconds.
const MAX_CHAIN_TIME_MS = 30_000

itOnSqlite(
  'imports a table of which each row leads to the next',
  async () => {
    const numbers = Array.from({ length: 6_000 }, (_, number) => number)
    const rows = numbers.map((number) => `/c${number},/c${number + 1}?x=${number}`)
    expect((await importCsv(['from,to', ...rows])).body.created).toBe(rows.length)
    expect(await stored('?q=/c77')).toMatchObject({ '/c77': '/c6000?x=5999' })
  },
  MAX_CHAIN_TIME_MS,
)

it('leads the former addresses of imported products to them while visitors see them', async () => {
  const swing = await shop.addProduct({ name: 'Teak Swing' })
  const stool = await shop.addProduct({ name: 'Stool', visibility: 'hidden' })
  await add('/products/by-hand', '/product')
  const former = [
    { from: '/products/teak-swing', product: swing._id },
    { from: '/products/stool', product: stool._id },
    { from: '/products/by-hand', product: swing._id },
    { from: stool.path, product: swing._id },
    { from: '/admin/x', product: swing._id },
  ]
  const database = connectDatabase(shop.place)
  onTestFinished(() => database.destroy())
  const addFormer = () =>
    database
      .transaction()
      .execute((connection) => shop.services.redirects.addAutomatic(connection, former, null))
  expect(await addFormer()).toHaveLength(2)
  expect(await addFormer()).toEqual([])
  expect(await stored()).toEqual({
    '/products/stool': stool.path,
    '/products/teak-swing': swing.path,
    '/products/by-hand': '/product',
  })
  const renamed = await shop.changeProduct(swing._id, { name: 'Oak Swing' })
  expect(await visit('/products/teak-swing?a=1')).toBe(`${renamed.path}?a=1`)
  expect((await shop.read('/redirects?q=teak')).redirectData).toMatchObject([
    { to: renamed.path, isAutomatic: true },
  ])
  expect(await visit('/products/stool')).toBe(404)
  await shop.changeProduct(stool._id, { visibility: 'live' })
  expect(await visit('/products/stool')).toBe(stool.path)

  // A new import of a product that was deleted takes its address over.
  await shop.call('DELETE', `/ourCategoriesItems/${swing._id}`)
  expect(await visit('/products/teak-swing')).toBe(404)
  former[0] = { from: '/products/teak-swing', product: stool._id }
  expect(await addFormer()).toHaveLength(1)
  expect(await visit('/products/teak-swing')).toBe(stool.path)
})

it('counts what is not found by path, without robots and pictures, until it leads somewhere', async () => {
  for (const path of [
    '/old.html',
    '/Old.HTML/?x=1',
    '/old.html',
    '/about-us',
    '/wp-login.php',
    '/logo.png',
  ])
    await visit(path)
  await visit('/about-us', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await visit('/about-us', { 'sec-fetch-dest': 'image' })
  await visit('/about-us', { 'sec-purpose': 'prefetch' })
  await shop.services.views.write()
  const notFound = async () => (await shop.read('/statistics/notFound?days=7')).notFound
  const counted = await notFound()
  expect(counted).toMatchObject([
    { path: '/old.html', count: 3 },
    { path: '/about-us', count: 1 },
  ])
  expect(Date.now() - Date.parse(counted[0].lastAt)).toBeLessThan(120_000)
  await visit('/old.html')
  await shop.services.views.write()
  expect(await notFound()).toMatchObject([{ count: 4 }, { count: 1 }])
  await add('/old.html', '/product')
  expect(await notFound()).toMatchObject([{ path: '/about-us' }])
})
