import { createContext } from 'react-router'
import type { RequestScope } from '../server/pages.ts'

/** What every loader can reach: the services, and the address under which the request came. */
export const scopeContext = createContext<RequestScope>()
