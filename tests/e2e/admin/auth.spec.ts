import {
  expect,
  findViolationsInThemes,
  navigateTo,
  owner,
  signIn,
  test,
} from '../../helpers/test.ts'

// Closes the page before its server, so that requests in flight do not fail.
test.afterEach(({ page }) => page.close())

test('login shows errors, then redirects to the requested page', async ({
  page,
  demoSite,
  consoleErrors,
}) => {
  await page.goto(`${demoSite.url}/admin/manage-store/products?q=swing`)
  await expect(page).toHaveURL(/\/admin\/login\?to=/)
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByText('npm run cli -- admin reset-password <e-mail>')).toBeVisible()

  await email.focus()
  await password.focus()
  await expect(page.getByText('The email field is required.')).toBeVisible()
  await email.fill(owner.email)
  await password.fill('not-the-password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0)

  await page.route('**/api/admin/login', (route) => route.abort())
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to login. Please try again.')
  await page.unroute('**/api/admin/login')
  consoleErrors.splice(0)

  await password.fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/manage-store\/products\?q=swing$/)
  await expect(page.getByRole('heading', { name: /^Products/ })).toBeVisible()
  await expect(page.getByText('Admin', { exact: true })).toBeVisible()
})

test('logout ends the session and deletes it in the browser', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin`)
  const over = page.waitForResponse('**/api/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect((await over).ok()).toBe(true)
  const kept = await page.evaluate(() =>
    ['token', 'admin', 'userdata'].map((key) => localStorage[key]),
  )
  expect(kept).toEqual([undefined, undefined, undefined])
  consoleErrors.splice(0)
})

test('logout during a pending list request opens no dialog', async ({ page, ownSite }) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin`)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: listed, resolve: list } = Promise.withResolvers<void>()
  page.on('requestfailed', (request) => isList(request.url()) && list())
  page.on('requestfinished', (request) => isList(request.url()) && list())
  // Order: the session ends on the server, the list request reaches it, the logout response arrives.
  await page.route('**/api/backups', async (route) => {
    await ended
    await route.continue()
  })
  await page.route('**/api/admin/logout', async (route) => {
    const response = await route.fetch()
    end()
    await listed
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest('**/api/backups')
  await navigateTo(page, '/admin/backups')
  await asked
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await listed
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

function isList(url: string): boolean {
  return url.endsWith('/api/backups')
}

test('an expired session asks for the password and then completes the save', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await page.goto(`${ownSite.url}/admin/login?to=/admin/slogan`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Slogan').fill('Swing more, hurry less')
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  await page.getByRole('button', { name: /^Save/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Slogan saved.')).toBeVisible()
  await expect(page.getByLabel('Slogan')).toHaveValue('Swing more, hurry less')
  consoleErrors.splice(0)
})

test('a colleague signs in with an invitation link, and can be removed', async ({
  page,
  ownSite,
  browser,
  consoleErrors,
}) => {
  await signIn(page, ownSite)
  await page.goto(`${ownSite.url}/admin/users`)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ravi Shah')
  await dialog.getByLabel('Email').fill('ravi@example.com')
  await expect(dialog.getByLabel('Role')).toHaveValue('editor')
  expect(await findViolationsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create invite link' }).click()
  const link = await page.getByLabel('Invitation link').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  const colleague = await browser.newPage()
  await colleague.goto(link)
  await colleague.getByLabel('Name').fill('Ravi')
  await colleague.getByLabel('Password', { exact: true }).fill('rope-and-teak')
  await colleague.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(colleague.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await colleague.goto(`${ownSite.url}/admin/login`)
  await expect(colleague).toHaveURL(/\/admin$/)

  await page.getByRole('button', { name: 'Actions for Ravi Shah' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Ravi Shah removed.')).toBeVisible()
  await colleague.reload()
  await expect(colleague).toHaveURL(/\/admin\/login/)
  await colleague.close()
  consoleErrors.splice(0)
})

test('an administrator changes their own password and stays signed in', async ({
  page,
  ownSite,
  consoleErrors,
}) => {
  await page.goto(`${ownSite.url}/admin/login?to=/admin/users`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Change my password' }).click()
  await page.getByLabel('Current password').fill('wrong-one')
  await page.getByLabel('New password').fill('gentler-swing')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  consoleErrors.splice(0)
  await page.getByLabel('Current password').fill(owner.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/^Password changed\./)).toBeVisible()
  // Wait for the closed dialog to remove its history entry: its history.back() would abort the reload.
  await expect.poll(() => page.evaluate(() => window.history.state.height ?? 0)).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Administrators/ })).toBeVisible()
})
