/** Value of a service, or null for what it does not find. */
export async function foundOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    // By its status, since the error's class is a different object in each bundle.
    if (error instanceof Error && 'status' in error && error.status === 404) return null
    throw error
  }
}
