import { useLoaderData } from 'react-router'
import type { TextGroupName, Texts } from '../../domain/page-texts.ts'

/** The texts of the page, of the groups that its loader read. */
export function useTexts<G extends TextGroupName>(): Texts<G> {
  return useLoaderData<{ texts: Texts<G> }>().texts
}

/** A text with what stands in braces put in, in one pass: what is put in is looked at no more. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
