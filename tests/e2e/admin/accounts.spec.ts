import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { callApi } from '../../helpers/api.ts'
import { chooseAction } from '../../helpers/back-office.ts'
import {
  expect,
  findViolations,
  navigate,
  navigateTo,
  openScreen,
  owner,
  test,
} from '../../helpers/test.ts'

// Far from the time zone of shops.
test.use({ timezoneId: 'America/New_York' })

const phone = { width: 390, height: 844 }

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Login')
}

test('a session begins, and ends without losing work', async ({
  page,
  emptySite,
  consoleErrors,
}) => {
  await page.goto(`${emptySite.url}/admin/setup/a-link`)
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('long-enough')
  const sent = page.waitForRequest('**/api/admin/setup/a-link')
  await page.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ timeZone: 'America/New_York' })
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')

  await navigate(page, '/admin/manage-store/products?q=swing')
  await expect(page).toHaveURL(/\/admin\/login\?to=/)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Email').fill(owner.email)
  await logIn(page, 'not-the-password')
  await expect(page.getByRole('alert')).toBeVisible()
  await logIn(page, owner.password)
  await expect(page).toHaveURL(/\/admin\/manage-store\/products\?q=swing$/)

  await navigateTo(page, '/admin/users')
  await press(page, 'Change my password')
  await page.getByLabel('Current password').fill(owner.password)
  await page.getByLabel('New password').fill('gentler-swing')
  await press(page, 'Change password')
  await expect(page.getByText(/^Password changed\./)).toBeVisible()

  // The new password began a new session; its end asks for the password, and then the save is completed.
  await navigateTo(page, '/admin/slogan')
  await page.getByLabel('Slogan').fill('Swing more, hurry less')
  const ended = page.getByRole('dialog', { name: 'Please sign in again' })
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(ended).toBeVisible()
  await logIn(page, 'gentler-swing')
  await expect(page.getByText('Slogan saved.')).toBeVisible()

  // A list request that is still pending reaches the server between the end of the session and the logout response.
  const { promise: loggedOut, resolve: logOut } = Promise.withResolvers<void>()
  await page.route('**/api/backups', async (route) => {
    await loggedOut
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/backups')
  await navigateTo(page, '/admin/backups')
  const listed = (await asked).response()
  await page.route('**/api/admin/logout', async (route) => {
    const response = await route.fetch()
    logOut()
    await listed
    await route.fulfill({ response })
  })
  await press(page, 'Logout')
  await expect(page.getByLabel('Email')).toBeVisible()
  // The logout may end last: leaving the screen drops the list request.
  await loggedOut
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const kept = await page.evaluate(() => ['token', 'admin'].map((key) => localStorage[key]))
  expect(kept).toEqual([undefined, undefined])
  consoleErrors.splice(0)
})

test('an owner manages a colleague', async ({ page, emptySite, browser, consoleErrors }) => {
  await openScreen(page, emptySite, '/admin/users')
  const dialog = page.getByRole('dialog')
  const act = (action: string) => chooseAction(page, /^Actions for Ravi/, action)
  await press(page, 'Invite')
  await dialog.getByLabel('Name').fill('Ravi Shah')
  await dialog.getByLabel('Email').fill('ravi@example.com')
  await expect(dialog.getByLabel('Role')).toHaveValue('editor')
  await press(page, 'Create invite link')
  const invitation = await page.getByLabel('Invitation link').inputValue()
  await press(page, 'Done')

  const editor = await browser.newPage({ viewport: phone })
  await editor.goto(invitation)
  await editor.getByLabel('Name').fill('Ravi')
  await editor.getByLabel('Password', { exact: true }).fill('rope-and-teak')
  await press(editor, 'Accept invitation')
  await expect(editor.getByRole('link', { name: /Go to Contact/ })).toBeVisible()
  await expect(editor.getByRole('link', { name: 'Go to Settings' })).toBeHidden()
  await press(editor, 'Open menu')
  const menu = editor.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Trash' })).toBeVisible()
  await menu.getByRole('button', { name: 'Shop', exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Redirects' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /Settings|Administrators/ })).toHaveCount(0)
  await navigateTo(editor, '/admin/settings')
  await expect(editor.getByRole('heading', { name: 'This screen is for owners' })).toBeVisible()

  await act('Make an owner')
  await expect(page.getByText(/^Ravi.* is now an owner\.$/)).toBeVisible()
  await editor.goto(`${emptySite.url}/admin/settings`)
  await expect(editor.getByRole('heading', { name: 'Settings' })).toBeVisible()

  await act('New password')
  await press(page, 'Create password link')
  const reset = new URL(await page.getByLabel('Password link').inputValue())
  await press(page, 'Done')
  await navigateTo(editor, reset.pathname)
  await expect(editor.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await editor.getByLabel('Password', { exact: true }).fill('chosen-anew')
  await press(editor, 'Save password')
  await expect(editor.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await act('Remove')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/^Ravi.* removed\.$/)).toBeVisible()
  await editor.reload()
  await expect(editor).toHaveURL(/\/admin\/login/)
  await editor.close()
  consoleErrors.splice(0)
})

test('an owner sets up two-step verification', async ({ page, emptySite, consoleErrors }) => {
  const { email, password } = owner
  for (let device = 0; device < 2; device++)
    await callApi(emptySite, 'POST', '/admin/login', { email, password })
  await openScreen(page, emptySite, '/admin/account')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  const entries = sessions.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.filter({ hasText: 'This device' })).toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^Sign out Unknown/ })
    .first()
    .click()
  await expect(entries).toHaveCount(2)
  await press(page, 'Sign out everywhere else')
  await expect(entries).toHaveCount(1)

  await press(page, 'Set up')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  // The screen may still be reading whether it is on, from the same address.
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url() === `${emptySite.url}/api/admin/second-factor`,
  )
  await press(page, 'Continue')
  const { secret } = await (await answered).json()
  await expect(dialog.getByRole('img', { name: /^QR code for your/ })).toBeVisible()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const field = page.getByLabel('Code', { exact: true })
  await field.fill(code)
  await press(page, 'Turn on')
  const recovery = await dialog.getByRole('listitem').first().innerText()
  await press(page, 'I have saved them')
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  await press(page, 'Logout')
  await page.getByLabel('Email').fill(email)
  await logIn(page, password)
  await expect(field).toBeFocused()
  await field.fill(code)
  await press(page, 'Login')
  await expect(page.getByRole('alert')).toContainText('This code is wrong or already used.')
  await field.fill(recovery)
  await press(page, 'Login')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await navigateTo(page, '/admin/account')
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible()
  await press(page, 'Turn off')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step verification is off.')).toBeVisible()
  consoleErrors.splice(0)
})
