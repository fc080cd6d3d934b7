import type { product } from '../../../domain/content/product.ts'
import type { TextId } from '../../../domain/text/page-texts.ts'

interface ProductFact {
  field: keyof typeof product.fields
  /** Page text that names it in the first tab of the product page. */
  label: TextId<'product'>
  /** The same in the comparison. */
  comparedLabel: TextId<'product' | 'compare'>
}

/** Facts of a product in the first tab of its page and in the comparison, in order. */
export const productFacts = [
  { field: 'warranty', label: 'detailWarranty', comparedLabel: 'compareWarranty' },
  { field: 'hangingSet', label: 'detailHangingSet', comparedLabel: 'compareHangingSet' },
  { field: 'cushion', label: 'detailCushion', comparedLabel: 'compareCushion' },
  { field: 'maintenance', label: 'detailMaintenance', comparedLabel: 'compareMaintenance' },
  { field: 'customizationAvailable', label: 'detailCustom', comparedLabel: 'compareCustom' },
] as const satisfies readonly ProductFact[]
