/** OWASP's first choice for Argon2id; kibibytes and passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await load()
  return hash(password, cost)
}

/**
 * Whether the password is the one behind the hash. Without a hash the answer is no, after as much
 * work: the time must not tell whether an account exists.
 */
export async function verifyPassword(
  encoded: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const { verify } = await load()
  const matches = await verify(encoded ?? (await decoy), password)
  return encoded !== undefined && matches
}

let decoy: Promise<string> | undefined

/** With the first sign-in: visitors need none of it. */
function load() {
  return import('@node-rs/argon2')
}
