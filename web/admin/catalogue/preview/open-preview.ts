import { previewEndpoints } from '../../../../domain/api/previews.ts'
import type { Api } from '../../app/api-client.ts'
import { readError } from '../../app/use-data.ts'
import { showFailure } from '../../ui/toast.tsx'

/** Opens the page of a product that visitors cannot see in another tab. */
export async function openPreview(api: Api, id: string): Promise<void> {
  // Opens the tab before the first await: afterwards the popup blocker would prevent it.
  const tab = window.open('', '_blank')
  try {
    const { url } = await api.call(previewEndpoints.make, { id }, { kind: 'own' })
    const { pathname } = new URL(url)
    if (tab === null) location.assign(pathname)
    else tab.location.href = pathname
  } catch (thrown) {
    tab?.close()
    showFailure(readError(thrown).message)
  }
}
