/** Messages of another language: the same keys as in English, each with a text of its own. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
}
