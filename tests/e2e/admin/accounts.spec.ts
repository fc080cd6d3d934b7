import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Site } from '../../helpers/site.ts'
import {
  expect,
  findViolationsInThemes,
  navigateTo,
  owner,
  signIn,
  test,
} from '../../helpers/test.ts'

const phone = { width: 390, height: 844 }

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

/** Invites an editor through the API. Returns the invitation link. */
async function invite(page: Page, site: Site): Promise<string> {
  const token = await signIn(page, site)
  const invited = await page.request.post(`${site.url}/api/admin/users`, {
    data: { name: 'Meera', email: 'meera@example.com', role: 'editor' },
    headers: { authorization: `Bearer ${token}` },
  })
  return (await invited.json()).invitation.url
}

test('an editor manages content but has no access to owner screens until promoted', async ({
  page,
  emptySite,
  browser,
  consoleErrors,
}) => {
  const link = await invite(page, emptySite)
  const editor = await browser.newPage({ viewport: phone })
  await editor.goto(link)
  await editor.getByLabel('Password', { exact: true }).fill('rope-and-teak')
  await editor.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(editor.getByRole('heading', { name: /Here is what to do first/ })).toBeVisible()
  await expect(editor.getByRole('link', { name: 'Go to Settings' })).toBeHidden()
  await expect(editor.getByRole('link', { name: /Go to Contact/ })).toBeVisible()
  await editor.getByRole('button', { name: 'Open menu' }).click()
  const menu = editor.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'My account' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Trash' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Texts' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Shop', exact: true })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Administrators' })).toHaveCount(0)
  const isRefused = async () => {
    await expect(editor.getByRole('heading', { name: 'This screen is for owners' })).toBeVisible()
    await expect(editor.getByText('ask one of them')).toBeVisible()
  }
  await navigateTo(editor, '/admin/settings')
  await isRefused()
  await editor.goto(`${emptySite.url}/admin/users/`)
  await isRefused()
  expect(await findViolationsInThemes(editor)).toEqual([])
  await editor.getByRole('button', { name: 'Search or jump to' }).click()
  await editor.getByRole('combobox').fill('settings')
  await expect(editor.getByText('Nothing found')).toBeVisible()
  await editor.keyboard.press('Escape')
  await navigateTo(editor, '/admin/manage-store/products/add')
  await editor.getByLabel('Name', { exact: true }).fill('Jhoola')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByText('Product saved.')).toBeVisible()

  await page.goto(`${emptySite.url}/admin/users`)
  await page.getByRole('button', { name: 'Actions for Meera' }).click()
  await page.getByRole('menuitem', { name: 'Make an owner' }).click()
  await expect(page.getByText('Meera is now an owner.')).toBeVisible()
  await editor.goto(`${emptySite.url}/admin/settings`)
  await expect(editor.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await editor.close()
  consoleErrors.splice(0)
})

test('the account screen lists active sessions and signs out other devices', async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite)
  const { email, password } = owner
  for (let device = 0; device < 3; device++)
    await page.request.post(`${emptySite.url}/api/admin/login`, {
      data: { email, password },
      headers: { 'user-agent': 'something else' },
    })
  await page.goto(`${emptySite.url}/admin/account`)
  const entries = page
    .getByRole('region', { name: 'Where you are signed in' })
    .getByRole('listitem')
  await expect(entries).toHaveCount(4)
  await expect(entries.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(entries.first()).toContainText('Unknown device')

  await page.getByRole('button', { name: 'Sign out Unknown device' }).first().click()
  await expect(page.getByText('Signed out: Unknown device.')).toBeVisible()
  await expect(entries).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(entries).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  await page.reload()
  await expect(entries).toHaveCount(1)
})

test('an owner creates a password reset link for a colleague', async ({
  page,
  emptySite,
  browser,
}) => {
  const accept = (await invite(page, emptySite)).replace('/admin/', '/api/admin/')
  await page.request.post(accept, { data: { password: 'rope-and-teak' } })
  await page.goto(`${emptySite.url}/admin/users`)
  await page.getByRole('button', { name: 'Actions for Meera' }).click()
  await page.getByRole('menuitem', { name: 'New password' }).click()
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Create password link' }).click()
  const link = await page.getByLabel('Password link').inputValue()
  const colleague = await browser.newPage({ viewport: phone })
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(colleague.getByLabel('Name')).toBeHidden()
  await colleague.getByLabel('Password', { exact: true }).fill('chosen-anew')
  await colleague.getByRole('button', { name: 'Save password' }).click()
  await expect(colleague.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await colleague.close()
})

test('two-factor authentication is set up, required at login, and turned off', async ({
  page,
  emptySite,
  consoleErrors,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, emptySite)
  await page.goto(`${emptySite.url}/admin/account`)
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(owner.password)
  const answered = page.waitForResponse('**/api/admin/second-factor')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const { secret } = await (await answered).json()
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible()
  expect(await findViolationsInThemes(page)).toEqual([])
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  expect(await findViolationsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await expect(page.getByLabel('Code', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong or already used.')
  await page.getByLabel('Code', { exact: true }).fill(recovery)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step verification is off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  consoleErrors.splice(0)
})
