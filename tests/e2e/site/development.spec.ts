import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevelopmentServer } from '../../helpers/process/program.ts'
import { expect, test, untilAlive } from '../../helpers/test.ts'

test('pages come alive for who works on them', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-'))
  const server = startDevelopmentServer({ DATA_DIR: dataDir })
  try {
    await page.goto(`${await server.listening()}/contactus`, { waitUntil: 'commit' })
    await untilAlive(page)
    await page.evaluate(() => document.body.classList.add('of-the-first-page'))
    await page.locator('.site-header__nav').getByRole('link', { name: 'ABOUT US' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    await expect(page.locator('body')).toHaveClass(/of-the-first-page/)
  } finally {
    // What it still asks for would be refused.
    await page.close()
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
})
