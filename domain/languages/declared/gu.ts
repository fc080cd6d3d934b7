import { content } from './gu/content.ts'
import { pageTexts } from './gu/page-texts.ts'
import { screens } from './gu/screens.ts'

/** Labels and names that declarations give in English, in Gujarati. */
export const declared: Readonly<Record<string, string>> = { ...content, ...pageTexts, ...screens }
