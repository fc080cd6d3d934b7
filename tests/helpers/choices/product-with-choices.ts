import type { APIRequestContext } from '@playwright/test'
import { createForm, type FormFile } from '../form.ts'
import { photograph } from '../media/media.ts'
import type { Site } from '../site.ts'

interface SeededProduct {
  _id: string
  path: string
}

/** Creates a record from a multipart form; returns the response body. */
async function add(
  request: APIRequestContext,
  { url, session }: Site,
  path: string,
  fields: Record<string, string | FormFile | (string | FormFile)[]>,
) {
  const { body, contentType } = createForm(fields)
  const response = await request.post(`${url}/api/${path}/add`, {
    headers: { authorization: `Bearer ${session.token}`, 'content-type': contentType },
    data: body,
  })
  if (response.status() !== 201) throw new Error(await response.text())
  return response.json()
}

/** Creates a choice; `values` have the fields of each value, `files` the images they refer to. */
export async function addChoice(
  request: APIRequestContext,
  site: Site,
  fields: Record<string, string>,
  values: object[] = [],
  files: Record<string, FormFile> = {},
): Promise<{ _id: string; values: { _id: string; name: string }[] }> {
  const all = { ...fields, ...(values.length > 0 && { values: JSON.stringify(values) }), ...files }
  return (await add(request, site, 'choices', all)).choiceData
}

/** Creates a bench with three fabrics, two finishes and a free length; two of its photos show a fabric. */
export async function addBench(request: APIRequestContext, site: Site): Promise<SeededProduct> {
  const fabric = await addChoice(
    request,
    site,
    { name: 'Fabric', kind: 'swatch', help: 'Woven in Kutch.' },
    [
      { name: 'Sage linen', colour: '#9caf88', image: 'file:sage', note: 'Heavy weave' },
      { name: 'Indigo', colour: '#2b3a67', surcharge: '1500' },
      { name: 'Rust', colour: '#b7410e', isAvailable: false },
    ],
    { sage: await photograph('#9caf88', { width: 900, height: 900 }) },
  )
  const finish = await addChoice(request, site, { name: 'Finish', kind: 'list' }, [
    { name: 'Teak', note: 'Oiled' },
    { name: 'Walnut', surcharge: '2000' },
  ])
  const length = await addChoice(request, site, {
    name: 'Length',
    kind: 'measure',
    unit: 'cm',
    min: '80',
    max: '200',
  })
  const idOf = (name: string) => fabric.values.find((value) => value.name === name)?._id
  const { categoryItemData } = await add(request, site, 'ourCategoriesItems', {
    name: 'Garden bench',
    price: '24000',
    choices: JSON.stringify(
      [fabric, finish, length].map(({ _id }) => ({ choice: _id, values: [] })),
    ),
    images: [
      await photograph('#808080'),
      JSON.stringify({}),
      await photograph('#2b3a68'),
      JSON.stringify({ value: idOf('Indigo') }),
      await photograph('#9caf89'),
      JSON.stringify({ value: idOf('Sage linen') }),
    ],
  })
  return categoryItemData
}
