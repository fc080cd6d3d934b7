/** Products on one page of the shop. */
export const SHOP_PAGE_SIZE = 9

export const productSorts = ['newest', 'oldest', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** The records to pass over before a one-based page. */
export function skipOf(page: number): number {
  return (page - 1) * SHOP_PAGE_SIZE
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / SHOP_PAGE_SIZE))
}

/** Materials are free text such as “Solid teak, oil finish; brass”: what stands first is what one filters by. */
export function leadingMaterial(material: string): string {
  return material.split(/[,;]/)[0]?.trim() ?? ''
}
