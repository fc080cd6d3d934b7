import { expect } from 'vitest'
import type { TestCatalogue } from './catalogue.ts'

/** Calls of the API of quotations, as the administrator; those that must succeed answer it. */
export function quotationCalls(shop: TestCatalogue) {
  const act = (id: string, action: string, json: object = {}) =>
    shop.call('POST', `/quotations/${id}/${action}`, { json })
  return {
    act,

    change: (id: string, json: object, headers = {}) =>
      shop.call('PUT', `/quotations/${id}`, { json, headers }),

    read: async (id: string) => (await shop.read(`/quotations/${id}`)).quotationData,

    async add(json: object = { lines: [{ title: 'Teak swing', quantity: 1, price: '118000' }] }) {
      const { status, body } = await shop.call('POST', '/quotations/add', { json })
      expect([status, body.message]).toEqual([201, 'Quotation added.'])
      return body.quotationData
    },

    async send(id: string) {
      const { status, body } = await act(id, 'send')
      expect(status).toBe(200)
      return body
    },
  }
}
