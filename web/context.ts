import { createContext } from 'react-router'
import type { RequestScope } from '../server/pages.ts'

/** What every loader can reach: the services, and the address under which the request came. */
export const scopeContext = createContext<RequestScope>()

/** Where the finished page is put, as a text: in the body of a `Response` it would be packed and unpacked again. */
export const htmlContext = createContext<{ html: string | null }>()
