import { sql } from 'kysely'
import { ago, now } from '../../kernel/clock.ts'
import type { Connection, Database } from '../database.ts'
import type { VariantJobRow } from '../schema.ts'

export interface Job {
  file: string
  stage: VariantStage
}

/** WebP of every photograph comes before AVIF of any. */
const variantStages = ['webp', 'avif'] as const
export type VariantStage = (typeof variantStages)[number]
/** How long a job belongs to whoever took it up; one that was cut off is anybody's after that. */
const LEASE_MS = 2 * 60_000
/** A photograph that has failed so often waits for the next start. */
const MAX_ATTEMPTS = 5
const MIN_RETRY_DELAY_MS = 10_000
/** What is put off for longer was so by a clock that went wrong. */
const MAX_RETRY_DELAY_MS = MIN_RETRY_DELAY_MS * 2 ** MAX_ATTEMPTS

/** Which photographs still lack renditions, shared by all processes on one database. */
export const variantJobs = {
  /** Notes what is to be done next on a photograph. */
  async add(connection: Connection, { file, stage }: Job): Promise<void> {
    const job = { stage: variantStages.indexOf(stage), notBefore: now(), attempts: 0 }
    await connection
      .insertInto('rendition_job')
      .values({ file, ...job })
      .onConflict((conflict) => conflict.column('file').doUpdateSet(job))
      .execute()
  },

  /** Notes every photograph that is not ready and that nobody works on. */
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

  /** Takes the next job up; undefined when there is none that may be done now. */
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

  /** Ends a job: the next stage comes, or nothing is left to do on the photograph. */
  async finish(connection: Connection, { file, stage }: Job): Promise<void> {
    const next = variantStages[variantStages.indexOf(stage) + 1]
    if (next === undefined) await variantJobs.remove(connection, file)
    else await variantJobs.add(connection, { file, stage: next })
  },

  /** Puts a job back for later, at longer and longer intervals, or gives it up. */
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

  /** Puts a job back for soon that could not even be tried. */
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
