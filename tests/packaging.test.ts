import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(root, path), 'utf8')
const settings = new Set(
  [...(await read('server/app/config.ts')).matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name),
)
/** Environment variables that Node.js, the C library and the S3 client read instead of the server. */
const ofOthers =
  /^(?:NODE_OPTIONS|MALLOC_ARENA_MAX|NODE_COMPILE_CACHE|AWS_ACCESS_KEY_ID|AWS_SECRET_ACCESS_KEY)$/

const service = z.object({
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(await read('compose.yaml'), { merge: true }))

it('the image runs as an unprivileged user, with one data volume and a health check', async () => {
  const stages = (await read('Dockerfile')).replace(/\\\n\s*/g, ' ').split(/^FROM /m)
  expect(stages).toHaveLength(3)
  const lines = (stages.at(-1) ?? '').split('\n')
  const said = (word: string) => lines.filter((line) => line.startsWith(`${word} `))
  expect(said('USER')).toEqual(['USER 10001:10001'])
  expect(said('VOLUME')).toEqual(['VOLUME /data'])
  const set = said('ENV').flatMap((line) => [...line.matchAll(/(\w+)=("[^"]*"|\S+)/g)])
  expect(Object.fromEntries(set.map(([, name, value]) => [name, value]))).toMatchObject({
    DATA_DIR: '/data',
    NODE_ENV: 'production',
  })
  expect(unknown(set.map(([, name = '']) => name))).toEqual([])
  const [health = ''] = said('HEALTHCHECK')
  expect(health).toMatch(/\["\/shop\/node_modules\/node\/bin\/node", "\/shop\/health\.mjs"\]$/)
  expect(await read('packaging/health.mjs')).toContain('/readyz')
  expect(await read('server/app/health.ts')).toContain("'/readyz'")
})

it('.dockerignore excludes build output, data and secrets from the image', async () => {
  const left = (await read('.dockerignore')).split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', '.env', 'data', 'node_modules', 'build']))
})

it('compose.yaml runs two unprivileged shops, with health checks for all other services', async () => {
  const shops = Object.entries(compose.services).filter(([name]) => name.startsWith('shop-'))
  expect(shops).toHaveLength(2)
  for (const [, shop] of shops) {
    expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(unknown(Object.keys(shop.environment))).toEqual([])
    expect(shop.environment).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/shop:\$\{POSTGRES_PASSWORD:\?/),
      MEDIA_URL: expect.stringMatching(/^s3:\/\/media\?endpoint=http:\/\/storage:8333&/),
    })
  }
  const others = Object.entries(compose.services).filter(([name]) => !name.startsWith('shop-'))
  expect(others.filter(([, { healthcheck }]) => healthcheck === undefined)).toEqual([])
  const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  const files = mounted.filter((name) => name.startsWith('.'))
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const named = mounted.filter((name) => !name.startsWith('.'))
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
})

it('compose.yaml contains no passwords', async () => {
  const secrets = [
    ...(await read('compose.yaml')).matchAll(/^ +\w*(?:PASSWORD|SECRET)\w*: (.+)$/gm),
  ]
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter(([, value]) => !value?.startsWith('${'))).toEqual([])
})

it('the systemd service may write only its own folder, and sets only known settings', async () => {
  const unit = await read('packaging/zula-catalogue.service')
  for (const line of [
    'User=zula-catalogue',
    'StateDirectory=zula-catalogue',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ]) {
    expect(unit.split('\n')).toContain(line)
  }
  const set = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
    line.startsWith('"') ? line.slice(1, -1) : line.split(' '),
  )
  expect(unknown(set.map((one) => one.split('=')[0] ?? ''))).toEqual([])
})

it('the proxy forwards to every shop and returns 404 for /metrics', async () => {
  const proxy = await read('packaging/Caddyfile')
  const shops = Object.keys(compose.services).filter((name) => name.startsWith('shop-'))
  expect(proxy).toContain(`reverse_proxy ${shops.map((name) => `${name}:3000`).join(' ')} {`)
  expect(proxy.split('\n')).toEqual(
    expect.arrayContaining(['\t@inside path /metrics', '\trespond @inside 404']),
  )
})

function unknown(names: string[]): string[] {
  return names.filter((name) => !settings.has(name) && !ofOthers.test(name))
}
