import { expect, it } from 'vitest'
import { about } from '../../domain/content/about.ts'
import { carousel } from '../../domain/content/carousel.ts'
import { contact } from '../../domain/content/contact.ts'
import { openingHours } from '../../domain/content/opening-hours.ts'
import { pageTexts } from '../../domain/content/page-texts.ts'
import { slogan } from '../../domain/content/slogan.ts'
import { readMarkers, removeMarkers } from '../../domain/site-editor/text-markers.ts'
import { catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'
import { createForm } from '../../tests/helpers/form.ts'
import { smallPhotograph } from '../../tests/helpers/media.ts'
import { createPages } from '../../tests/helpers/pages.ts'

const address = '/siteEditor'

/** Pages that print the content they read as JSON, cached per site revision. */
const pages = createPages(
  async (
    { url, headers },
    { services: { content, ...services }, isBusy = false, isInert = false },
  ) => {
    const read = async () => ({
      path: new URL(url).pathname + new URL(url).search,
      nonce: headers.get('x-script-nonce') !== null,
      isBusy,
      isInert,
      slogan: await content.single(slogan),
      about: await content.single(about),
      contact: await content.single(contact),
      hours: await content.single(openingHours),
      texts: (await content.single(pageTexts)).texts,
      slides: (await content.list(carousel)).records.map(({ title }) => title),
    })
    // Pages cache shared content between requests; previews of the editor must not.
    const shown = await services.createSiteRevisionCache<unknown>().get('', read)
    const html = `<pre>${JSON.stringify(shown)}</pre>`
    return { response: new Response(html, { headers: { 'content-type': 'text/html' } }) }
  },
)

const shop = catalogueForEachTest({}, pages)

const render = (json: unknown, token?: string | null) =>
  shop.call('POST', address, { json, ...(token !== undefined && { token }) })

async function show(json: Record<string, unknown>) {
  const { status, body } = await render(json)
  expect(status, JSON.stringify(body)).toBe(200)
  const html: string = body.html
  const page = JSON.parse(html.slice(html.indexOf('<pre>') + 5, -6))
  const targetsOf = (text: string) => readMarkers(text).map((index) => body.targets[index])
  return { body, html, page, targetsOf }
}

const draft = (resource: string, _id: string, values: Record<string, unknown>) => ({
  resource,
  _id,
  values,
})

async function sloganRecord() {
  return (await shop.call('GET', '/homeSlogan')).body.homeSloganData
}

async function addSlide(title: string) {
  const form = createForm({ title, content: 'Slow', image: await smallPhotograph('#775533') })
  return (await shop.call('POST', '/homeCarousal/add', { form })).body.homeCarousal
}

it('returns 401 without a valid token, and accepts editors', async () => {
  const json = { page: 'home', drafts: [], slide: '' }
  expect((await render(json, null)).status).toBe(401)
  expect((await render(json, 'wrong')).status).toBe(401)
  expect((await render(json, await signInEditor(shop))).status).toBe(200)
})

it('renders unsaved values in the preview only, without storing or caching them', async () => {
  const { _id, version } = await sloganRecord()
  const drafts = [draft('homeSlogan', _id, { slogan: 'Sit where the light is' })]
  const before = await shop.services.revision.current()
  const { page, targetsOf } = await show({ page: 'home', drafts })
  expect(removeMarkers(page.slogan.slogan)).toBe('Sit where the light is')
  expect(targetsOf(page.slogan.slogan)).toEqual(['homeSlogan.slogan'])

  expect(await sloganRecord()).toMatchObject({ slogan: '', version })
  await shop.services.revision.invalidate()
  expect(await shop.services.revision.current()).toBe(before)
  for (const path of ['/', '/', '/aboutus']) {
    const visited = await shop.app.inject({ url: path })
    expect(visited.body).not.toContain('Sit where the light is')
    expect(readMarkers(visited.body)).toEqual([])
  }
  const { headers } = await render({ page: 'home', drafts })
  expect(headers['cache-control']).toBe('no-store')
  expect(removeMarkers((await show({ page: 'home' })).page.slogan.slogan)).toBe('')
})

it('marks each text with its field, including default page texts and list entries', async () => {
  const { _id } = (await shop.call('GET', '/aboutUs')).body.aboutUs
  const tags = ['Teak', ' ', 'Rope']
  const values = { description: 'First\n\nSecond', tags, satisfiedClients: '9+' }
  const texts = { heroAction: 'Look around', customText: '', homeTitle: 'x' }
  const { _id: textsId } = (await shop.call('GET', '/pageTexts')).body.pageTextsData
  const { page, targetsOf } = await show({
    page: 'home',
    drafts: [draft('aboutUs', _id, values), draft('pageTexts', textsId, { texts })],
  })
  expect(targetsOf(page.about.description)).toEqual(['aboutUs.description', 'aboutUs.description'])
  expect(removeMarkers(page.about.description)).toBe('First\n\nSecond')
  expect(page.about.tags.flatMap(targetsOf)).toEqual(['aboutUs.tags.0', 'aboutUs.tags.1'])
  expect(page.about.satisfiedClients.endsWith('9+')).toBe(true)
  expect(removeMarkers(page.texts.heroAction)).toBe('Look around')
  expect(targetsOf(page.texts.heroAction)).toEqual(['pageTexts.texts.heroAction'])
  expect(removeMarkers(page.texts.menuHome)).toBe('Home')
  expect(targetsOf(page.texts.menuHome)).toEqual(['pageTexts.texts.menuHome'])
  expect(page.texts.customText).toBe('')
  expect(page.texts.homeTitle).toBeUndefined()
})

it('marks only free text, and renders the stored value of a field with an invalid draft', async () => {
  const { _id } = (await shop.call('GET', '/contactUS')).body.contactUsData
  const { _id: hoursId } = (await shop.call('GET', '/openingHours')).body.openingHoursData
  await shop.call('PUT', '/openingHours', { json: { monday: '10:00-19:00' } })
  const instagramLink = 'https://www.instagram.com/zula'
  const { page, body, targetsOf } = await show({
    page: 'contact',
    drafts: [
      draft('contactUS', _id, {
        mobileNumber: '9825012345',
        watsappNumber: '98',
        instagramLink,
        facebookLink: 'https:',
        email: 'shop@example.com',
        address: '12, Rope Street, Vadodara',
      }),
      draft('openingHours', hoursId, { monday: '19:00', tuesday: '9:00-12:00' }),
    ],
  })
  expect(page.contact).toMatchObject({
    mobileNumber: '9825012345',
    whatsappNumber: '',
    instagramLink,
  })
  expect(page.contact.facebookLink).toBe('')
  expect(targetsOf(page.contact.email)).toEqual(['contactUS.email'])
  expect(page.contact.address.endsWith('12, Rope Street, Vadodara')).toBe(true)
  expect(page.hours.monday).toBe('10:00-19:00')
  expect(page.hours.tuesday).toMatch(/^0?9:00-12:00$/)
  expect(body.links).toEqual([{ target: 'contactUS.instagramLink', href: instagramLink }])
})

it('returns stored pictures by their URL, and unsaved ones by their blob URL', async () => {
  const { _id, image } = await addSlide('Teak')
  const other = 'blob:http://localhost/1b2c'
  const mediaWith = async (url: string) => {
    const drafts = [draft('homeCarousal', _id, { image: { url, alt: 'A', focus: '' } })]
    return (await show({ page: 'home', drafts })).body.media
  }
  const target = `homeCarousal.${_id}.image`
  expect(await mediaWith(image.url)).toContainEqual({ target, url: image.url })
  expect(await mediaWith(other)).toContainEqual({ target, url: other })
})

it('rotates the slides so that the edited one is first', async () => {
  const ids: string[] = []
  for (const title of ['One', 'Two', 'Three']) ids.push((await addSlide(title))._id)
  const slidesFrom = async (slide: string | undefined) =>
    (await show({ page: 'home', slide })).page.slides.map(removeMarkers)
  expect(await slidesFrom(ids[1])).toEqual(['Two', 'Three', 'One'])
  expect(await slidesFrom('gone')).toEqual(['One', 'Two', 'Three'])
})

it('renders each page by its path, and none for a product page without products', async () => {
  const pathOf = async (page: string) => (await show({ page })).page
  expect(await pathOf('about')).toMatchObject({
    path: '/aboutus',
    isBusy: false,
    isInert: true,
    nonce: false,
  })
  expect(await pathOf('busy')).toMatchObject({ isBusy: true })
  expect((await render({ page: 'product' })).body.html).toBeNull()
  const json = { name: 'Jhoola' }
  const { body } = await shop.call('POST', '/ourCategoriesItems/add', { json })
  expect(await pathOf('product')).toMatchObject({ path: body.categoryItemData.path })
})

it('returns 422 with an error message for invalid drafts', async () => {
  const { _id } = await sloganRecord()
  const refused = [
    draft('settings', _id, {}),
    draft('users', _id, {}),
    draft('homeSlogan', _id, { price: '1' }),
    draft('homeSlogan', _id, { slogan: ['a'] }),
    draft('homeSlogan', _id, { slogan: 1 }),
    draft('aboutGallery', _id, { images: ['/media/x'] }),
    draft('aboutGallery', _id, { images: [{ url: 'https://evil.example/x.jpg' }] }),
  ].map((one) => ({ page: 'home', drafts: [one] }))
  for (const json of [{ page: '/admin' }, { page: 'home', drafts: 'all' }, ...refused]) {
    const { status, body } = await render(json)
    expect([status, JSON.stringify(json)]).toEqual([422, JSON.stringify(json)])
    expect(body.message).not.toBe('')
  }
})

it('strips marker characters from typed text', async () => {
  const { _id } = await sloganRecord()
  const values = { slogan: '\uE000\uE010\uE001<b>Sit</b>' }
  const drafts = [draft('homeSlogan', _id, values)]
  const { page, targetsOf } = await show({ page: 'home', drafts })
  expect(targetsOf(page.slogan.slogan)).toEqual(['homeSlogan.slogan'])
  expect(removeMarkers(page.slogan.slogan)).toBe('<b>Sit</b>')
})
