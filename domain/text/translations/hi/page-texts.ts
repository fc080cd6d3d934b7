import type { TranslatedTexts } from '../../page-text-translation.ts'
import { shopTexts } from './shop-texts.ts'
import { siteTexts } from './site-texts.ts'

export const pageTexts: TranslatedTexts = { ...siteTexts, ...shopTexts }
