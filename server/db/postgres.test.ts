import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { slogan } from '../../domain/content/slogan.ts'
import { catalogueForEachTest } from '../../tests/helpers/catalogue.ts'
import { createTestDatabase, runSql, serverVariable } from '../../tests/helpers/test-database.ts'
import { readConfig } from '../app/config.ts'
import { createServices, type Services } from '../app/services.ts'
import { prepareFirstAdministrator } from '../app/start.ts'
import { messageWriters } from '../kernel/message-writers.ts'
import { connectDatabase } from './database.ts'

describe('on PostgreSQL', () => {
  const shop = catalogueForEachTest()
  let other: Services
  beforeEach(async () => {
    other = await createServices(shop.place)
  })
  afterEach(() => other.close())

  const nameOf = () => new URL(shop.place.postgres?.url ?? '').pathname.slice(1)
  const onServer = (text: string) => runSql(process.env[serverVariable] ?? '', text)
  const disconnect = () =>
    onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf()}'`)

  async function say(services: Services, text: string): Promise<void> {
    const { _id } = await services.content.single(slogan)
    await services.content.update(slogan, _id, { kind: 'json', body: { slogan: text } }, null)
  }

  it('notifies other processes of a write', async () => {
    await other.revision.current()
    const told = Promise.withResolvers<void>()
    onTestFinished(other.revision.onChange(() => told.resolve()))
    await say(shop.services, 'Sway')
    await told.promise
    expect((await other.content.single(slogan)).slogan).toBe('Sway')
  })

  it('leaves no GIN pending list after an import', async () => {
    await shop.services.productCsv.import(
      `name\n${Array.from({ length: 50 }, (_, number) => `Teak swing ${number}`).join('\n')}`,
      { say: messageWriters.en, dryRun: false, skipInvalid: false },
      null,
    )
    // Number of pages in the pending list.
    const { rows } = await sql<{ waiting: string }>`
      select gin_clean_pending_list('product_words_words') as "waiting"`.execute(connection())
    expect(Number(rows[0]?.waiting)).toBe(0)
  })

  it('notifies of writes again after the connections were terminated', async () => {
    await other.revision.current()
    await disconnect()
    await expect.poll(() => shop.services.health.failing()).toEqual([])
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`select count(*) as "count"
          from pg_stat_activity where datname = ${nameOf()} and query like 'listen%'`.execute(
          connection(),
        )
        return rows[0]?.count
      })
      .toBe(2)
    const told = Promise.withResolvers<void>()
    onTestFinished(other.revision.onChange(() => told.resolve()))
    await say(shop.services, 'Sway again')
    await told.promise
  })

  function connection() {
    const database = connectDatabase(shop.place)
    onTestFinished(() => database.destroy())
    return database
  }

  it('returns 503 while the database is unavailable, and recovers by itself', async () => {
    await shop.call('GET', '/homeSlogan')
    await onServer(`alter database ${nameOf()} allow_connections false`)
    await disconnect()
    await setTimeout(600)
    const away = await shop.call('GET', '/homeSlogan')
    expect(away).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/again\.$/) },
    })
    const ready = await shop.app.inject('/readyz')
    expect([ready.statusCode, ready.json().failing]).toEqual([503, ['database']])
    await onServer(`alter database ${nameOf()} allow_connections true`)
    await expect.poll(async () => (await shop.call('GET', '/homeSlogan')).status).toBe(200)
    await expect
      .poll(async () => (await shop.app.inject('/readyz')).statusCode, { timeout: 5_000 })
      .toBe(200)
    await say(other, 'Back')
    await expect
      .poll(async () => (await shop.call('GET', '/homeSlogan')).body.homeSloganData.slogan)
      .toBe('Back')
  })

  it('serialises concurrent writes of two processes without losing a version', async () => {
    const { _id, version } = await shop.services.content.single(slogan)
    const writes = Array.from({ length: 10 }, (_, number) =>
      say(number % 2 === 0 ? shop.services : other, `Number ${number}`),
    )
    await Promise.all(writes)
    const { total } = await shop.services.history.ofRecord(slogan, _id)
    expect(total).toBe(version + 10)
  })

  it('grants a lease to one process at a time', async () => {
    const takers = [shop.services, other, shop.services, other]
    const taken = await Promise.all(takers.map(({ acquireLease }) => acquireLease('sweep', 60_000)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await other.acquireLease('another', 0)).toBe(true)
    expect(await shop.services.acquireLease('another', 0)).toBe(true)
  })

  it('creates the first administrator once when two servers start concurrently', async () => {
    const place = await createTestDatabase('nothing')
    const starts = await Promise.all([createServices(place), createServices(place)])
    const config = readConfig({ ADMIN_EMAIL: 'o@example.com', ADMIN_PASSWORD: 'long-enough' })
    await Promise.all(starts.map((services) => prepareFirstAdministrator(config, services, '')))
    expect(await starts[0].accounts.list()).toHaveLength(1)
    for (const services of starts) await services.close()
    await place.remove()
  })

  it('retries a transaction after a deadlock', async () => {
    const database = connection()
    const rival = new Client({ connectionString: shop.place.postgres?.url })
    rival.on('error', () => {})
    await rival.connect()
    onTestFinished(() => rival.end())
    await sql`insert into "lease" values ('a', ''), ('b', '')`.execute(database)
    // A second client locks the rows in reverse order; its longer deadlock_timeout makes ours the victim.
    await rival.query("begin; set local deadlock_timeout = '1min'")
    await rival.query(`update "lease" set "endsAt" = 'rival' where "name" = 'b'`)
    let tries = 0
    await database.transaction().execute(async (transaction) => {
      tries += 1
      await sql`update "lease" set "endsAt" = 'ours' where "name" = 'a'`.execute(transaction)
      if (tries === 1) {
        void rival
          .query(`update "lease" set "endsAt" = 'rival' where "name" = 'a'; commit`)
          .catch(() => {})
      }
      await sql`update "lease" set "endsAt" = 'ours' where "name" = 'b'`.execute(transaction)
    })
    expect(tries).toBe(2)
    const rows = await database.selectFrom('lease').selectAll().orderBy('name').execute()
    expect(rows.map(({ endsAt }) => endsAt)).toEqual(['ours', 'ours'])
  })
})
