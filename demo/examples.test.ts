import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { referencePattern } from '../domain/enquiry/enquiry.ts'
import { createExamples } from './examples.ts'

const manifest = z.object({ products: z.array(z.object({ name: z.string() })) })
const { products } = manifest.parse(
  JSON.parse(await readFile(join(import.meta.dirname, 'manifest.json'), 'utf8')),
)
const shelf = products.map(({ name }, index) => ({ _id: `product-${index}`, name }))
const present = new Date('2026-11-21T09:30:00Z')
const examples = createExamples(shelf, 'Asia/Kolkata', present)

it('creates views and enquiries for the last four weeks, and none in the future', () => {
  const dates = new Set(examples.views.map(({ date }) => date))
  expect([...dates].sort().at(0)).toBe('2026-10-25')
  expect([...dates].sort().at(-1)).toBe('2026-11-21')
  expect(dates.size).toBe(28)
  const moments = examples.enquiries.map(({ createdAt }) => createdAt)
  expect(moments.every((at) => at < present.toISOString())).toBe(true)
  expect(moments.length).toBeGreaterThan(40)
  expect(moments.length).toBeLessThan(90)
})

it('creates enquiries with selected values, some more often than others', () => {
  const fabric = { name: 'Fabric', values: ['Sage linen', 'Indigo', 'Rust'] }
  const [chosen] = shelf
  const pieces = shelf.map((one) => (one === chosen ? { ...one, choices: [fabric] } : one))
  const { enquiries } = createExamples(pieces, 'Asia/Kolkata', present)
  const made = enquiries.flatMap(({ products }) => products.flatMap(({ choices = [] }) => choices))
  const countOf = (value: string) => made.filter((one) => one.value === value).length
  expect(made.length).toBeGreaterThan(3)
  expect(made.every(({ name, value }) => name === 'Fabric' && fabric.values.includes(value))).toBe(
    true,
  )
  expect(countOf('Sage linen')).toBeGreaterThan(countOf('Rust'))
})

it('creates data for the whole dashboard: pending enquiries, sources, products without enquiries', () => {
  const { enquiries, misses, views } = examples
  expect(enquiries.filter(({ status }) => status === 'pending')).toHaveLength(3)
  expect(new Set(enquiries.map(({ source }) => source)).size).toBe(5)
  expect(new Set(enquiries.map(({ device }) => device)).size).toBe(3)
  expect(misses.length).toBeGreaterThan(10)
  const references = enquiries.map(({ reference }) => reference)
  expect(references.filter((one) => !referencePattern.test(one))).toEqual([])
  expect(new Set(references).size).toBe(references.length)
  const asked = new Set(enquiries.flatMap((one) => one.products.map(({ _id }) => _id)))
  const loveseat = shelf.find(({ name }) => name === 'Bouclé Wrap Loveseat')?._id ?? ''
  expect(asked.has(loveseat)).toBe(false)
  expect(views.some(({ subject }) => subject === loveseat)).toBe(true)
})
