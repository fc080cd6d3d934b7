/** Result of a service's read; null if it reports a 404. */
export async function foundOrNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    // The status decides, since the error's class differs in each bundle.
    if (error instanceof Error && 'status' in error && error.status === 404) return null
    throw error
  }
}
