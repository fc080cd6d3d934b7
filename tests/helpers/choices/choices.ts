import type { APIRequestContext } from '@playwright/test'

interface Shop {
  url: string
  token: string
  request: APIRequestContext
}

/** Creates a choice in the shop of a browser test; returns its id and the ids of its values by name. */
export async function addChoice({ url, token, request }: Shop, data: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await request.post(`${url}/api/choices/add`, { data, headers })
  if (!response.ok()) throw new Error(await response.text())
  const { choiceData } = await response.json()
  const values: { _id: string; name: string }[] = choiceData.values
  const id: string = choiceData._id
  return {
    id,
    valueOf(name: string): string {
      const value = values.find((one) => one.name === name)
      if (value === undefined) throw new Error(`The choice has no value ${name}.`)
      return value._id
    },
  }
}

export const fabric = {
  name: 'Upholstery',
  kind: 'swatch',
  values: [
    { name: 'Sage', colour: '#8a9a7b' },
    { name: 'Indigo', colour: '#2b3a67', surcharge: '1200' },
    { name: 'Natural', colour: '#e6dcc8' },
  ],
}
export const bench = { name: 'Bench length', kind: 'measure', unit: 'cm', min: 100, max: 240 }
