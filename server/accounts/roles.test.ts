import { beforeEach, expect, it } from 'vitest'
import { accountEndpoints } from '../../domain/api/accounts.ts'
import { backupEndpoints } from '../../domain/api/backups.ts'
import { contentEndpoints } from '../../domain/api/content.ts'
import { apiEndpoints } from '../../domain/api/endpoints.ts'
import { feedEndpoints } from '../../domain/api/feeds.ts'
import { settings } from '../../domain/content/settings.ts'
import { catalogueForEachTest, signInEditor } from '../../tests/helpers/catalogue.ts'

const shop = catalogueForEachTest({ PUBLIC_URL: 'https://shop.example' })
let editor: string
beforeEach(async () => {
  editor = await signInEditor(shop)
})

async function idOf(name: string): Promise<string> {
  const { users } = await shop.read('/admin/users')
  return users.find((user: { name: string }) => user.name === name)._id
}

it('restricts administrators, settings, backups and feeds to owners, and nothing else', () => {
  const { list, invite, changeRole, reset, remove } = accountEndpoints
  const { update, restore } = contentEndpoints(settings)
  const { file: _, ...backups } = backupEndpoints
  const owners = [...apiEndpoints].filter(({ access }) => access === 'owner')
  const accounts = [list, invite, changeRole, reset, remove]
  const others = [update, restore, ...Object.values(backups), ...Object.values(feedEndpoints)]
  expect(new Set(owners)).toEqual(new Set([...accounts, ...others]))
})

it('lets an editor write content, and returns 403 for owner-only endpoints', async () => {
  const call = (method: 'POST' | 'PUT', path: string, json?: object) =>
    shop.call(method, path, { token: editor, json })
  expect((await call('POST', '/ourCategoriesItems/add', { name: 'Jhoola' })).status).toBe(201)
  const refused = await call('PUT', '/settings', { brandName: 'Mine now' })
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Only owners can do this. Please ask an owner.',
  ])
  const { settingsData } = await shop.read('/settings')
  expect(settingsData.brandName).not.toBe('Mine now')
  expect((await call('POST', `/settings/${settingsData._id}/history/1`)).status).toBe(403)
})

it('applies a role change to the next request, and returns 409 for the last owner', async () => {
  const path = `/admin/users/${await idOf('Meera')}`
  const { status, body } = await shop.call('PUT', path, { json: { role: 'owner' } })
  expect([status, body.user]).toEqual([200, expect.objectContaining({ role: 'owner' })])
  expect((await shop.call('GET', '/admin/users', { token: editor })).status).toBe(200)
  const first = `/admin/users/${await idOf('Asha Mehta')}`
  await shop.call('PUT', first, { token: editor, json: { role: 'editor' } })
  expect((await shop.call('GET', '/admin/users')).status).toBe(403)
  const last = await shop.call('PUT', path, { token: editor, json: { role: 'editor' } })
  expect(last.status).toBe(409)
  const wrong = await shop.call('PUT', first, { token: editor, json: { role: 'king' } })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['role']])
})

it.each([
  ['editor', 'editor'],
  [undefined, 'owner'],
])('invites an administrator with the role %s as %s', async (role, kept) => {
  const json = { name: 'Ravi', email: 'ravi@example.com', role }
  const { invitation } = (await shop.call('POST', '/admin/users', { json })).body
  const path = `/admin/invitations/${invitation.url.split('/').at(-1)}`
  const answer = { password: 'ravis-password', role: 'owner' }
  const { body } = await shop.call('POST', path, { token: null, json: answer })
  expect(body.admin.role).toBe(kept)
})
