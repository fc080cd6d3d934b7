import { expect } from 'vitest'
import type { TestCatalogue } from './catalogue.ts'
import { createForm, type FormFile } from './form.ts'

/** A picture or film of the library. */
export interface AddedPicture {
  _id: string
  url: string
}

/** Adds a file to the library; `fields` describe it. */
export async function addPicture(
  shop: TestCatalogue,
  file: FormFile,
  fields: object = {},
): Promise<AddedPicture> {
  const { status, body } = await shop.call('POST', '/pictures/add', { form: createForm({ file }) })
  expect([status, body.message]).toEqual([201, expect.any(String)])
  const [{ _id, url }] = body.pictures
  if (Object.keys(fields).length > 0) await changePicture(shop, _id, fields)
  return { _id, url }
}

/** Changes a picture; returns the body of the response. */
export async function changePicture(shop: TestCatalogue, id: string, json: object) {
  const { status, body } = await shop.call('PUT', `/pictures/${id}`, { json })
  expect([status, body.message]).toEqual([200, expect.any(String)])
  return body
}

export async function readPicture(shop: TestCatalogue, id: string) {
  return (await shop.read(`/pictures/${id}`)).pictureData
}

/** Deletes the pictures that no record shows. */
export async function deleteUnusedPictures(shop: TestCatalogue): Promise<void> {
  const { pictureData } = await shop.read('/pictures?used=no&limit=500')
  const ids = pictureData.map(({ _id }: { _id: string }) => _id)
  const { status, body } = await shop.call('POST', '/pictures/bulk-delete', { json: { ids } })
  if (status !== 200) throw new Error(body.message)
}
