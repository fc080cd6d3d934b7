import { sql } from 'kysely'
import { ago, now } from '../kernel/clock.ts'
import type { Connection, Database } from './database.ts'
import type { VariantJobRow } from './schema.ts'

export interface Job {
  file: string
  stage: VariantStage
}

/** WebP of every photo comes before AVIF of any. */
const variantStages = ['webp', 'avif'] as const
export type VariantStage = (typeof variantStages)[number]
/** Duration of a claim; after a crash another process may claim the job then. */
const LEASE_MS = 2 * 60_000
/** After so many failures a photo waits for the next start. */
const MAX_ATTEMPTS = 5
const MIN_RETRY_DELAY_MS = 10_000
/** Later retry times come from a wrong clock and are ignored. */
const MAX_RETRY_DELAY_MS = MIN_RETRY_DELAY_MS * 2 ** MAX_ATTEMPTS

/** Queue of photos that lack variants, shared by all processes on one database. */
export const variantJobs = {
  /** Queues the next stage of a photo. */
  async add(connection: Connection, { file, stage }: Job): Promise<void> {
    const job = { stage: variantStages.indexOf(stage), notBefore: now(), attempts: 0 }
    await connection
      .insertInto('rendition_job')
      .values({ file, ...job })
      .onConflict((conflict) => conflict.column('file').doUpdateSet(job))
      .execute()
  },

  /** Queues every photo that is not ready and has no job. */
  async addUnfinished(connection: Connection): Promise<void> {
    await sql`insert into "rendition_job" ("file", "stage", "notBefore", "attempts")
      select "file", case "ready" when 'none' then 0 else 1 end, ${now()}, 0 from "media"
      where "kind" = 'image' and "ready" <> 'avif'
      on conflict ("file") do nothing`.execute(connection)
  },

  async count(connection: Connection): Promise<number> {
    const { jobs } = await connection
      .selectFrom('rendition_job')
      .select((of) => of.fn.countAll().as('jobs'))
      .executeTakeFirstOrThrow()
    return Number(jobs)
  },

  /** Claims the next job; undefined if none is due. */
  claim(database: Database): Promise<Job | undefined> {
    return database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('rendition_job')
        .selectAll()
        .where((job) =>
          job.or([job('notBefore', '<=', now()), job('notBefore', '>', ago(-MAX_RETRY_DELAY_MS))]),
        )
        .orderBy('stage')
        .orderBy('notBefore')
        .limit(1)
        .executeTakeFirst()
      if (row === undefined) return undefined
      await postpone(transaction, row, LEASE_MS, row.attempts + 1)
      return { file: row.file, stage: variantStages[row.stage] ?? 'avif' }
    })
  },

  /** Completes a job: queues the next stage, or removes the photo from the queue. */
  async finish(connection: Connection, { file, stage }: Job): Promise<void> {
    const next = variantStages[variantStages.indexOf(stage) + 1]
    if (next === undefined) await variantJobs.remove(connection, file)
    else await variantJobs.add(connection, { file, stage: next })
  },

  /** Schedules a retry with exponential back-off, or gives up. */
  async fail(connection: Connection, { file }: Job): Promise<void> {
    const row = await connection
      .selectFrom('rendition_job')
      .selectAll()
      .where('file', '=', file)
      .executeTakeFirst()
    if (row === undefined) return
    if (row.attempts >= MAX_ATTEMPTS) await variantJobs.remove(connection, file)
    else await postpone(connection, row, MIN_RETRY_DELAY_MS * 2 ** row.attempts, row.attempts)
  },

  /** Returns a job that could not be attempted, for a retry soon. */
  async putBack(connection: Connection, { file }: Job): Promise<void> {
    await connection
      .updateTable('rendition_job')
      .set((of) => ({ notBefore: ago(-MIN_RETRY_DELAY_MS), attempts: of('attempts', '-', 1) }))
      .where('file', '=', file)
      .execute()
  },

  async remove(connection: Connection, file: string): Promise<void> {
    await connection.deleteFrom('rendition_job').where('file', '=', file).execute()
  },

  async removeAll(connection: Connection): Promise<void> {
    await connection.deleteFrom('rendition_job').execute()
  },
}

async function postpone(
  connection: Connection,
  { file }: VariantJobRow,
  milliseconds: number,
  attempts: number,
): Promise<void> {
  await connection
    .updateTable('rendition_job')
    .set({ notBefore: ago(-milliseconds), attempts })
    .where('file', '=', file)
    .execute()
}
