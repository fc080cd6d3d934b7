import { expect, it } from 'vitest'
import { swapName } from '../../domain/api/wire-names.ts'
import { fieldsOf } from '../../domain/content/content-type.ts'
import { contentTypes } from '../../domain/content/content-types.ts'
import { catalogueForEachTest } from '../helpers/catalogue.ts'
import { isFull } from '../helpers/extended-suite.ts'
import { createForm } from '../helpers/form.ts'
import { hostileLinks } from '../helpers/hostile/hostile-texts.ts'

const shop = catalogueForEachTest()

it('rejects links whose scheme is not http or https with 422', async () => {
  const tried = hostileLinks.filter((_, at) => isFull || at % 6 === 0)
  const faults: string[] = []
  let count = 0
  for (const type of contentTypes) {
    const links = fieldsOf(type).filter(
      ([, field]) => field.kind === 'text' && field.format === 'link',
    )
    for (const [name] of links) {
      for (const link of tried) {
        count += 1
        const form = createForm({ [name]: link })
        const known = type.single ? (await shop.call('GET', type.path)).body : null
        const id = [known?.[swapName(type, type.key)]].flat()[0]?._id
        const response = await shop.call(
          type.single ? 'PUT' : 'POST',
          `${type.path}/${type.single ? id : 'add'}`,
          { form },
        )
        if (response.status !== 422 || response.body.errors[name] === undefined)
          faults.push(`${type.table} ${name} ${JSON.stringify(link)}: ${response.status}`)
      }
    }
  }
  expect(count).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
