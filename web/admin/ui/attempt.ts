import { readError } from '../app/use-data.ts'
import { showFailure } from './toast.tsx'

/** Says why the server refuses. Resolves to whether the work was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (thrown) {
    showFailure(readError(thrown).message)
    return false
  }
}
