import { useLoaderData } from 'react-router'
import type { TextGroupName, Texts } from '../../../domain/text/page-texts.ts'

/** The texts of the page, of the groups that its loader read. */
export function useTexts<G extends TextGroupName>(): Texts<G> {
  return useLoaderData<{ texts: Texts<G> }>().texts
}
