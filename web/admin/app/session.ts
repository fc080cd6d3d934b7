import { type Administrator, administrator, type SignedIn } from '../../../domain/api/accounts.ts'
import { tokenKey } from '../../ui/token-storage-key.ts'

/** Sessions that an earlier version stored have no language. */
const storedAdministrator = administrator.extend({
  language: administrator.shape.language.catch(null),
})

const keys = { token: tokenKey, admin: 'admin', userdata: 'userdata' } as const

export function readToken(): string | null {
  return localStorage.getItem(keys.token)
}

/** Administrator of the stored session; null if signed out. */
export function readAdmin(): Administrator | null {
  const text = localStorage.getItem(keys.admin)
  if (text === null || readToken() === null) return null
  try {
    return storedAdministrator.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function storeSession({ token, admin }: SignedIn): void {
  localStorage.setItem(keys.admin, JSON.stringify(admin))
  localStorage.setItem(keys.userdata, JSON.stringify(admin))
  // Last, because its storage event makes other tabs read the other keys.
  localStorage.setItem(keys.token, token)
}

/** Replaces the token after a change of password; the administrator stays the same. */
export function storeToken(token: string): void {
  localStorage.setItem(keys.token, token)
}

export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
}

/** Calls back when another tab signs in or out. Returns the function that unsubscribes. */
export function onSessionChange(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === keys.token || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
