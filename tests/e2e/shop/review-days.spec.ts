import { expect, signIn, test } from '../../helpers/test.ts'

test('review dates use the shop’s time zone', async ({ page, ownSite }) => {
  const authorization = `Bearer ${await signIn(page, ownSite)}`
  const dayOf = async (timeZone: string) => {
    const api = `${ownSite.url}/api`
    const saved = await page.request.put(`${api}/settings`, {
      data: { timeZone },
      headers: { authorization },
    })
    expect(saved.status()).toBe(200)
    const { categoryItemData } = await (
      await page.request.get(`${api}/ourCategoriesItems?q=teak spindle`)
    ).json()
    const address = `${ownSite.url}/product-detail/${categoryItemData[0]._id}`
    const html = await (await page.request.get(address)).text()
    return /<time[^>]*>(?<day>[^<]+)<\/time>/.exec(html)?.groups?.day
  }
  // UTC+14 and UTC-11: at any moment these two time zones have different dates.
  expect(await dayOf('Pacific/Kiritimati')).not.toBe(await dayOf('Pacific/Niue'))
})
