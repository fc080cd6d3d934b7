import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgramWith } from '../helpers/added-language.ts'
import { callApi } from '../helpers/api.ts'
import { findEnglish, readTexts, readTyped } from '../helpers/foreign-words.ts'
import { findPublicPaths } from '../helpers/public-paths.ts'
import { collectTyped, screensOf, visitScreens } from '../helpers/screens.ts'
import { startHost } from '../helpers/site.ts'
import { expect, openScreen, test } from '../helpers/test.ts'

const language = 'mr'
/** Texts of the added catalogues, and currencies, which `Intl` names. */
const marked = /⟦[^⟧]*⟧|^[A-Z]{3}, .+/g

test('a folder of catalogues and a tag in the list translate every page and every screen', async ({
  page,
  consoleErrors,
}) => {
  // It builds the pages once more.
  test.setTimeout(900_000)
  const program = await mkdtemp(join(tmpdir(), 'program-'))
  await createProgramWith(language, program)
  const host = await startHost(program)
  const site = await host.startSite('demo')
  const faults: string[] = []

  await callApi(site, 'PUT', '/settings', { languages: ['en', language] })
  const typed = await readTyped((path) => callApi(site, 'GET', path))
  // A search.
  typed.add('zzzz')
  for (const path of await findPublicPaths(site)) {
    await page.goto(`${site.url}/${language}${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const found = findEnglish(await readTexts(page), typed, marked)
    faults.push(...found.map((fault) => `${path} ${fault}`))
  }

  const typedOnScreens = collectTyped(page)
  await page.addInitScript((tag) => localStorage.setItem('admin-language', tag), language)
  await openScreen(page, site, '/admin')
  const screens = await screensOf(site)
  const onScreens = await visitScreens(page, screens, async () =>
    findEnglish(await readTexts(page), await typedOnScreens(), marked),
  )
  faults.push(...onScreens)

  await site.close()
  await host.end()
  await rm(program, { recursive: true })
  // The browser logs the expected 404 responses, and images that a previewed page preloads.
  consoleErrors.splice(0)
  expect(faults).toEqual([])
})
