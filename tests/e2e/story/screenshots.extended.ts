import { expect, signIn, test } from '../../helpers/test.ts'

// `UPDATE_PICTURES` writes the screenshots to `docs/`.
test('renders the screenshots of the README', async ({ page, demoSite }) => {
  await signIn(page, demoSite)
  // A screenshot ends all animations, which would advance the carousel to its next slide.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, file] of [
    ['/', 'docs/home.jpg'],
    ['/admin/manage-store/products', 'docs/back-office.jpg'],
  ]) {
    await page.goto(demoSite.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(() => page.evaluate(isPainted)).toBe(true)
    const options = { type: 'jpeg', quality: 80, animations: 'disabled' } as const
    if (process.env.UPDATE_PICTURES) await page.screenshot({ ...options, path: file })
    else expect((await page.screenshot(options)).length).toBeGreaterThan(30_000)
  }
})

/** True once every image on the first screen has loaded, and there is at least one. */
function isPainted(): boolean {
  const seen = Array.from(document.images).filter(
    (image) => image.getBoundingClientRect().top < innerHeight,
  )
  return seen.length > 0 && seen.every(({ complete }) => complete)
}
