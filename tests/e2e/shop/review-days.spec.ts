import { expect, signIn, test } from '../../helpers/test.ts'

test('a review is dated by the clock of the shop', async ({ page, ownSite }) => {
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
  // From one end of the day to the other: at any moment these two write different dates.
  expect(await dayOf('Pacific/Kiritimati')).not.toBe(await dayOf('Pacific/Niue'))
})
