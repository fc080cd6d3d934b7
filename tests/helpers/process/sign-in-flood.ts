import { z } from 'zod'

/**
 * Tries to sign in with guesses, from 250 addresses at once; run as a program of its own, so that
 * what it costs to ask is not taken for what it costs to be asked.
 * Arguments: the shop's address, the owner's e-mail, how many tries. Prints a line with
 * the first answer, and at the end the statuses that came.
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
