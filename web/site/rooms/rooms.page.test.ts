import { expect, it } from 'vitest'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

interface Room {
  _id: string
  path: string
  title: string
  points: { product: { _id: string; name: string; path: string } }[]
}

const shop = shopForAllTests('demo')

const readRooms = async (): Promise<Room[]> => (await shop.read('/rooms')).roomData

async function firstRoom(): Promise<Room> {
  const [room] = await readRooms()
  if (room === undefined || room.points.length < 3) throw new Error('The demo has no marked room.')
  return room
}

const marksIn = (document: Document) => document.querySelectorAll('.rooms-marks a')

/** The room's card on the home page: its text, and the number of marks on its photo. */
async function cardOf({ path }: Room) {
  const { document } = await shop.visit('/')
  const card = document.querySelector(`.rooms-list a[href="${path}"]`)
  return { text: card?.textContent, marks: card?.querySelectorAll('.rooms-dot').length }
}

it('lists the rooms on the home page, with a link to all of them', async () => {
  const rooms = await readRooms()
  const { document, getByRole } = await shop.visit('/')
  expect(document.querySelectorAll('.rooms-list > li')).toHaveLength(rooms.length)
  expect(getByRole('link', { name: 'All rooms' }).getAttribute('href')).toBe('/rooms')
})

it('lists the rooms on a page of their own, which the menu leaves out', async () => {
  const rooms = await readRooms()
  const { document, getByRole } = await shop.visit('/rooms')
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Rooms')
  const cards = [...document.querySelectorAll('.rooms-list a')]
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(rooms.map(({ path }) => path))
  expect(document.querySelector('.site-header-module__root a[href="/rooms"]')).toBeNull()
})

it('links a product to the rooms that it is in', async () => {
  const { path, title, points } = await firstRoom()
  const { getByRole } = await shop.visit(points[0]?.product.path ?? '')
  const cards = getByRole('region', { name: 'In these rooms' }).querySelector(`a[href="${path}"]`)
  expect(cards?.textContent).toContain(title)
})

it('leads from each mark to its product in the list, with name and price', async () => {
  const { path, points } = await firstRoom()
  const [first] = points
  await shop.call('PUT', `/ourCategoriesItems/${first?.product._id}`, { price: '1200' })
  const { document } = await shop.visit(path)
  const [mark, ...others] = marksIn(document)
  expect(others).toHaveLength(points.length - 1)
  expect(mark?.getAttribute('href')).toBe('#piece-1')
  const piece = document.querySelector('#piece-1')
  expect(piece?.querySelector('a')?.getAttribute('href')).toBe(first?.product.path)
  expect(piece?.textContent).toContain(first?.product.name)
  expect(piece?.textContent).toContain('₹1,200')
})

it('asks about all products of a room in one chat', async () => {
  const { path, points } = await firstRoom()
  const { getByRole } = await shop.visit(path)
  const href = getByRole('link', { name: 'Ask about the whole room' }).getAttribute('href') ?? ''
  expect(href.length).toBeLessThan(2_000)
  const message = new URL(href).searchParams.get('text')
  for (const { product } of points) {
    expect(message).toContain(product.name)
    expect(message).toContain(product.path)
  }
})

it('gives the photo of a room as structured data', async () => {
  const { path, title } = await firstRoom()
  const { structuredData } = await shop.visit(path)
  expect(structuredData('BreadcrumbList')).toHaveLength(1)
  const [picture] = structuredData('ImageObject')
  expect(picture).toMatchObject({ name: title, width: 640, height: 360 })
  const { headers } = await shop.request(new URL(picture.contentUrl).pathname)
  expect(headers['content-type']).toBe('image/jpeg')
})

it('drops the mark of a hidden product from the room and its card', async () => {
  const room = await firstRoom()
  const { _id, name } = room.points[0]?.product ?? { _id: '', name: '' }
  await shop.call('PUT', `/ourCategoriesItems/${_id}`, { visibility: 'hidden' })
  const { points } = await firstRoom()
  const { document, html } = await shop.visit(room.path)
  expect(marksIn(document)).toHaveLength(room.points.length - 1)
  expect(html).not.toContain(name)
  const { text, marks } = await cardOf(room)
  expect(text).toContain(`${points.length} products`)
  expect(marks).toBe(points.length)
  await shop.call('PUT', `/ourCategoriesItems/${_id}`, { visibility: 'live' })
})

it('drops the mark of a deleted product from the room and its card', async () => {
  const room = await firstRoom()
  const { _id, name } = room.points[1]?.product ?? { _id: '', name: '' }
  await shop.call('DELETE', `/ourCategoriesItems/${_id}`)
  const { document, html } = await shop.visit(room.path)
  expect(marksIn(document)).toHaveLength(room.points.length - 1)
  expect(html).not.toContain(name)
  expect(html).not.toContain(_id)
  expect((await cardOf(room)).text).toContain(`${room.points.length - 1} products`)
})

it('shows a room without marks, and no empty list', async () => {
  const { _id, path, title } = await firstRoom()
  await shop.call('PUT', `/rooms/${_id}`, { points: [] })
  const { html } = await shop.request(path)
  expect(html).toContain(title)
  expect(html).not.toMatch(/<h2[^>]*>In this room|<[uo]l[^>]*><\/[uo]l>/)
})

it('returns 404 for hidden rooms, and shows no section without others', async () => {
  const rooms = await readRooms()
  for (const { _id } of rooms) await shop.call('PUT', `/rooms/${_id}`, { visibility: 'hidden' })
  expect((await shop.request(rooms[0]?.path ?? '')).status).toBe(404)
  const home = await shop.visit('/')
  expect(home.document.querySelector('.rooms-list')).toBeNull()
  const { getByRole } = await shop.visit('/rooms')
  expect(getByRole('heading', { level: 2, name: 'No rooms yet' })).toBeTruthy()
})
