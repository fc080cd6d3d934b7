import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '../../../../domain/api/content.ts'
import { productEndpoints } from '../../../../domain/api/products.ts'
import type { ChatWords } from '../../../../domain/chat/chat-message.ts'
import { framedMessage } from '../../../../domain/chat/chat-message.ts'
import { type ChatProduct, chatProductOf } from '../../../../domain/chat/chat-product.ts'
import {
  type ChatQuotation,
  type ChatTextName,
  chatFrame,
  headerMessage,
  productMessage,
  quotationMessage,
} from '../../../../domain/chat/chat-text.ts'
import { shortlistMessage } from '../../../../domain/chat/shortlist-chat.ts'
import { contact } from '../../../../domain/content/contact.ts'
import { originalLanguage } from '../../../../domain/languages/language.ts'
import { offeredAt } from '../../../../domain/money/price.ts'
import { englishMessages } from '../../../../domain/text/site-messages.ts'
import { usePageTexts, useSiteMessages } from '../../app/page-texts.ts'
import { useShop } from '../../app/shop-settings.tsx'
import { useData } from '../../app/use-data.ts'

/** Sample data of message previews: products of the shop, and the number for tests. */
export interface ChatSample {
  brand: string
  pieces: readonly { product: ChatProduct; url: string }[]
  /** Message of a visitor. */
  typed: string
  quotation: ChatQuotation
  countryCode: string
  /** Empty if none is stored. */
  number: string
  /** Default texts and words in the shop's default language. */
  words: ChatWords
}

type SampleTranslator = ReturnType<typeof useTranslations<'forms.widgets.chatSample'>>

/** Sample product of a shop without products. */
const inventProduct = (t: SampleTranslator) => ({
  path: '/product-detail/your-first-product',
  name: t('product'),
  description: t('description'),
  category: { name: t('category') },
  tags: [t('tag')],
  length: '180 cm',
  width: '60 cm',
  height: '210 cm',
  material: t('material'),
  availability: '',
  availabilityNote: '',
  price: '',
  salePrice: '',
  saleUntil: '',
  priceIsFrom: false,
})
const MAX_SAMPLE_PRODUCTS = 3
const { read } = contentEndpoints(contact)

const SampleContext = createContext<ChatSample>({
  brand: '',
  pieces: [],
  typed: '',
  quotation: { number: '', total: '', currency: 'INR', validUntil: '', language: 'en' },
  countryCode: '',
  number: '',
  words: englishMessages.chat,
})

/** Loads the sample data once for all messages of a screen. */
export function ChatSampleProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('forms.widgets.chatSample')
  const { brandName, phoneCountryCode, currency, languages } = useShop()
  const [language = originalLanguage] = languages
  const words = useSiteMessages(language).chat
  const { data: found } = useData(productEndpoints.list, {}, { limit: MAX_SAMPLE_PRODUCTS })
  const texts = usePageTexts('offer')
  const { data: reach } = useData(read, {})
  const sample = useMemo(() => {
    const records = found?.categoryItemData ?? []
    const at = new Date().toISOString()
    return {
      brand: brandName || t('brand'),
      pieces: (records.length === 0 ? [inventProduct(t)] : records).map((record) => ({
        product: chatProductOf(offeredAt(record, at), { currency, language, texts }),
        url: location.origin + record.path,
      })),
      typed: t('typed'),
      quotation: { number: 'Q-1', total: '118000', currency, validUntil: at, language },
      countryCode: phoneCountryCode,
      number: reach?.contactUsData.whatsappNumber ?? '',
      words,
    }
  }, [found, reach, brandName, phoneCountryCode, currency, language, texts, words, t])
  return <SampleContext value={sample}>{children}</SampleContext>
}

export function useChatSample(): ChatSample {
  return useContext(SampleContext)
}

/** Sample message of a template; an empty one means the default text. */
export function previewMessage(name: ChatTextName, template: string, sample: ChatSample): string {
  const { brand, pieces, typed, words } = sample
  switch (name) {
    case 'product':
    case 'card':
    case 'sold':
    case 'customSize': {
      const [piece] = pieces
      if (piece === undefined) return ''
      const place = { url: piece.url, brand }
      return productMessage(name, template, piece.product, place, words)
    }
    case 'shortlist': {
      const products = pieces.map(({ product, url }) => ({ name: product.name, url }))
      const frame = chatFrame(name, template, brand) ?? undefined
      return shortlistMessage(products, frame, words)
    }
    case 'message': {
      const frame = chatFrame(name, template, brand)
      return frame === null ? typed : framedMessage(frame, typed, words.reference)
    }
    case 'header':
      return headerMessage(template, brand)
    case 'quotation': {
      const url = `${location.origin}/q/…`
      return quotationMessage(template, sample.quotation, { url, brand }, words)
    }
    default:
      return name satisfies never
  }
}
