import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevelopmentServer } from '../../helpers/process/program.ts'
import { expect, test, waitForHydration } from '../../helpers/test.ts'

test('the development server hydrates pages and navigates on the client', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const server = startDevelopmentServer({ DATA_DIR: dataDir })
  try {
    await page.goto(`${await server.listening()}/contactus`, { waitUntil: 'commit' })
    await waitForHydration(page)
    await page.evaluate(() => document.body.classList.add('of-the-first-page'))
    await page.locator('.site-header__nav').getByRole('link', { name: 'ABOUT US' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    await expect(page.locator('body')).toHaveClass(/of-the-first-page/)
  } finally {
    // Close the page first: its pending requests would be refused.
    await page.close()
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
})
