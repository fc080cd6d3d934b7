import { createContext } from 'react'

/** CSP nonce of inline scripts; only the server has it. */
export const NonceContext = createContext<string | undefined>(undefined)
