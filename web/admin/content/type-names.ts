import type { ContentType } from '../../../domain/content/content-type.ts'
import { useDeclaredTexts } from '../languages/language-provider.tsx'

/** Names of records of a type within a sentence, in the language of the back office. */
export function useTypeNames(): (type: ContentType) => { one: string; many: string } {
  const declared = useDeclaredTexts()
  // Only Latin letters have two cases: other languages stay as they are.
  return ({ table }) => ({
    one: declared(`types.${table}.one`).toLowerCase(),
    many: declared(`types.${table}.many`).toLowerCase(),
  })
}
