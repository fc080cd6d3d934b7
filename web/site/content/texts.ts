import { useLoaderData } from 'react-router'
import type { TextGroupName, Texts } from '../../../domain/text/page-texts.ts'

/** Texts of the page, from the groups that its loader read. */
export function useTexts<G extends TextGroupName>(): Texts<G> {
  return useLoaderData<{ texts: Texts<G> }>().texts
}
