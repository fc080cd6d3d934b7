/** Products per page of the shop. */
export const SHOP_PAGE_SIZE = 9

/** `price` is the cheapest first and `-price` the dearest; `availability` is what is ready first. */
export const productSorts = ['newest', 'oldest', 'name', 'price', '-price', 'availability'] as const
export type ProductSort = (typeof productSorts)[number]

/** Number of records before a one-based page. */
export function skipOf(page: number): number {
  return (page - 1) * SHOP_PAGE_SIZE
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / SHOP_PAGE_SIZE))
}

/**
 * First part of a material, for filters. Materials are free text such as “Solid teak, oil finish;
 * brass”.
 */
export function leadingMaterial(material: string): string {
  return material.split(/[,;]/)[0]?.trim() ?? ''
}
