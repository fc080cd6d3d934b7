/** Path of the product’s page, after the slug that WordPress makes of a name. */
export function wordPressPaths(name: string): string[] {
  const slug = name
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize()
    .toLowerCase()
    .replace(/[\s./–—-]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? [] : [`/product/${slug}/`]
}
