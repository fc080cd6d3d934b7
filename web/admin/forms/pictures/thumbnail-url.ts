import { closestVariantUrl } from '../../ui/image-variant.ts'
import type { Picture } from './use-pictures.ts'

/** URL of a small picture, of a film that of its poster; empty for a film without one. */
export function thumbnailUrl({ kind, url, width, poster }: Picture, pixels: number): string {
  if (kind === 'image') return closestVariantUrl({ url, width }, pixels)
  return poster === '' ? '' : closestVariantUrl({ url: poster }, pixels)
}
