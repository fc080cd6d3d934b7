import { type ComponentType, createContext } from 'react'
import type { QuotationSheetProps } from './quotation-view.ts'

/**
 * Sheet of a quotation, which the server provides: nothing of it runs in the browser, so the scripts
 * of the site neither contain it nor are split for what they would have in common.
 */
export const SheetContext = createContext<ComponentType<QuotationSheetProps> | null>(null)
