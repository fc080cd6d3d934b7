import { message } from '../../../domain/messages/api-message.ts'
import type { ContentRules } from '../../content/content-rules.ts'
import { pictureRepository } from '../../db/picture-repository.ts'
import { RequestError } from '../../kernel/errors.ts'
import { describeUses } from './used-by.ts'

/** Keeps the order of lists, and pictures that a record shows. */
export const pictureRules: ContentRules = {
  afterReorder: pictureRepository.reorder,
  async guardDelete(connection, record) {
    const usedBy = await describeUses(connection, record)
    const [first] = usedBy
    if (first === undefined) return
    const name = String(record.fields.name)
    throw new RequestError(
      409,
      message('pictures.inUse', { name, count: usedBy.length, place: first.name }),
      { properties: { usedBy } },
    )
  },
}
