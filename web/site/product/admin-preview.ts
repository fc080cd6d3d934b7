import { tokenKey } from '../../ui/token-storage-key.ts'

/**
 * Redirects signed-in administrators from a product that visitors cannot see to its private
 * preview. Does nothing for visitors, or if the product does not exist.
 */
export async function redirectToAdminPreview(id: string): Promise<void> {
  const token = readToken()
  if (token === null || id === '') return
  try {
    const response = await fetch(`/api/ourCategoriesItems/${encodeURIComponent(id)}/preview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'own' }),
    })
    if (!response.ok) return
    const { url }: { url: string } = await response.json()
    location.replace(new URL(url).pathname)
  } catch {
    // The not found page stays.
  }
}

function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}
