import type { ContentType } from '../../../domain/content/content-type.ts'
import { useAdminLanguage } from '../languages/language-provider.tsx'

/** Names of records of a type within a sentence, in the language of the back office. */
export function useTypeNames(): (type: ContentType) => { one: string; many: string } {
  const { readDeclared } = useAdminLanguage()
  // Only Latin letters have two cases: other languages stay as they are.
  return ({ labels }) => ({
    one: readDeclared(labels.one).toLowerCase(),
    many: readDeclared(labels.many).toLowerCase(),
  })
}
