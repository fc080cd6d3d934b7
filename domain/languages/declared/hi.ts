import { content } from './hi/content.ts'
import { pageTexts } from './hi/page-texts.ts'
import { screens } from './hi/screens.ts'

/** Labels and names that declarations give in English, in Hindi. */
export const declared: Readonly<Record<string, string>> = { ...content, ...pageTexts, ...screens }
