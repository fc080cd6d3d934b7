import { z } from 'zod'
import { recordSchema } from '../records.ts'

const person = z.object({ name: z.string() }).nullable()
const action = z.enum(['create', 'update', 'delete', 'restore', 'arrange'])
export type LogAction = z.infer<typeof action>

const noteSchema = z.object({
  resource: z.string(),
  recordId: z.string(),
  name: z.string(),
  action,
  version: z.number(),
  at: z.string(),
  by: person,
})
export type Note = z.infer<typeof noteSchema>
export const activityAnswer = z.object({ activity: z.array(noteSchema), total: z.number() })

const deletedSchema = z.object({
  _id: z.string(),
  resource: z.string(),
  name: z.string(),
  deletedAt: z.string(),
  deletedBy: person,
  record: z.looseObject({}),
})
export type Deleted = z.infer<typeof deletedSchema>
/** How long the server can bring back what was deleted. */
export const daysInTrash = 30
export const trashAnswer = z.object({ trash: z.array(deletedSchema), total: z.number() })

const revisionSchema = z.object({
  version: z.number(),
  action,
  at: z.string(),
  by: person,
  state: recordSchema,
})
export type Revision = z.infer<typeof revisionSchema>
export const historyAnswer = z.object({ revisions: z.array(revisionSchema), total: z.number() })

/** In the past tense, after a name. */
export const actionWords: Record<LogAction, string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'brought back',
  arrange: 'arranged',
}
