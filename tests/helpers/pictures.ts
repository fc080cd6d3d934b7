import type { TestCatalogue } from './catalogue.ts'

/** Deletes the pictures that no record shows. */
export async function deleteUnusedPictures(shop: TestCatalogue): Promise<void> {
  const { pictureData } = await shop.read('/pictures?used=no&limit=500')
  const ids = pictureData.map(({ _id }: { _id: string }) => _id)
  const { status, body } = await shop.call('POST', '/pictures/bulk-delete', { json: { ids } })
  if (status !== 200) throw new Error(body.message)
}
