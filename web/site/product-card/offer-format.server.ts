import type { RouterContextProvider } from 'react-router'
import type { PriceFormat } from '../../../domain/money/price.ts'
import type { Texts } from '../../../domain/text/page-texts.ts'
import { shared } from '../content/cached-content.server.ts'
import { readPageLanguage, type SiteLabels } from '../content/page-language.server.ts'
import { readTexts } from '../content/texts.server.ts'

/** How the shop writes prices, availabilities and sizes in the language of the page. */
export interface OfferFormat extends PriceFormat {
  texts: Texts<'offer'>
  labels: SiteLabels['offer']
}

export async function readOfferFormat(
  context: Readonly<RouterContextProvider>,
): Promise<OfferFormat> {
  const [{ currency }, texts, { language, labels }] = await Promise.all([
    shared.settings(context),
    readTexts(context, 'offer'),
    readPageLanguage(context),
  ])
  return { currency, language, texts, labels: labels.offer }
}
