/**
 * Random id of 128 bits. Browsers have `crypto.randomUUID` in secure contexts only, and a shop may be
 * served over plain HTTP.
 */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
