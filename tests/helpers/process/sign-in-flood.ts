import { z } from 'zod'

/**
 * Flood of sign-in attempts with guessed passwords, from 250 addresses concurrently. Runs in its own process, so that
 * the cost of sending requests does not slow down the test's own.
 * Arguments: the shop's URL, the owner's e-mail address, the number of attempts. Prints a line at the first response,
 * and finally the distinct response statuses.
 */
const [shop, email, tries] = z
  .tuple([z.url(), z.email(), z.coerce.number().int()])
  .parse(process.argv.slice(2))
const lanes = 250
const statuses = new Set<number>()
let left = tries

await Promise.all(Array.from({ length: lanes }, (_, lane) => tryFrom(`203.0.113.${lane}`)))
console.log(JSON.stringify([...statuses].toSorted()))

async function tryFrom(address: string): Promise<void> {
  while (left > 0) {
    left -= 1
    const response = await fetch(`${shop}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        email: left % 2 === 0 ? email : `nobody${left}@example.com`,
        password: `guess-${left}`,
      }),
    })
    await response.text()
    if (statuses.size === 0) console.log('The first answer is there.')
    statuses.add(response.status)
  }
}
