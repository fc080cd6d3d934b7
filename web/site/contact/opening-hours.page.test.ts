import { afterEach, expect, it, vi } from 'vitest'
import { shopForAllTests } from '../../../tests/helpers/shop.ts'

const shop = shopForAllTests('demo')
afterEach(() => vi.useRealTimers())

const setHours = (hours: string, holidays: string[] = []) =>
  shop.call('PUT', '/openingHours', {
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, hours]),
    ),
    holidays,
  })

it('lists the days of the week and holidays', async () => {
  await setHours('10:00-18:30', ['2096-01-01 New Year'])
  const { getByText } = await shop.visit('/contactus')
  expect(getByText('Monday – Friday: 10:00–18:30')).toBeTruthy()
  expect(getByText('1 January 2096: Closed, New Year')).toBeTruthy()
})

it('gives opening hours as structured data', async () => {
  await setHours('10:00-18:30')
  expect((await shop.visit('/')).html).toContain(
    '"dayOfWeek":"https://schema.org/Friday","opens":"10:00","closes":"18:30"',
  )
})

it('lists no opening hours without any', async () => {
  await setHours('')
  expect((await shop.visit('/contactus')).queryByText('Opening hours')).toBeNull()
})

it('drops a holiday from the cached page the next day, without a write', async () => {
  await setHours('', ['2096-01-01 Feast of today', '2096-01-08 Feast to come'])
  const read = async () => {
    const { document } = await shop.visit('/contactus')
    return document.querySelector('main')?.textContent
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2096-01-01T06:00Z') })
  for (let times = 0; times < 2; times += 1) expect(await read()).toContain('Feast of today')
  vi.setSystemTime(new Date('2096-01-02T06:00Z'))
  const tomorrow = await read()
  expect(tomorrow).toContain('Feast to come')
  expect(tomorrow).not.toContain('Feast of today')
})
