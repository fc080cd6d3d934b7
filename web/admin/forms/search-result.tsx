import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type Language, originalLanguage } from '../../../domain/languages/language.ts'
import { brandOf, titleOfPage } from '../../../domain/shop/brand.ts'
import { pathInLanguage } from '../../../domain/urls/language-paths.ts'
import { addresses } from '../../../domain/urls/page-paths.ts'
import { useResolvedTexts } from '../app/page-texts.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { readText, readTexts } from './form-values.ts'
import { translationKey } from './languages/translation-keys.ts'
import { wholeText } from './languages/translation-slots.ts'
import styles from './search-result.module.css'
import type { RecordForm } from './use-record-form.ts'

interface RecordSearchResultProps {
  record: RecordForm
  /** Path of its page; undefined before it is created. */
  path: string | undefined
}

/** Search result of a record's page with the values of the form, in the form's language. */
export function RecordSearchResult({ record, path }: RecordSearchResultProps) {
  const declared = useDeclaredTexts()
  const { type, form, language } = record
  const shop = useShop()
  const values = useWatch({ control: form.control })
  const textOf = (name: string) => {
    const key = language === null ? undefined : translationKey(name, language)
    const translated = key === undefined ? undefined : readTexts(values[key])[wholeText]
    return translated ?? readText(values[name])
  }
  const name = (type.title && textOf(type.title)) || declared(`types.${type.table}.one`)
  return (
    <SearchResult
      title={titleOfPage(textOf('metaTitle'), name, brandOf(shop).brand)}
      description={textOf('metaDescription')}
      fallback={textOf('description')}
      path={path ?? (type.page === undefined ? '/' : addresses[type.page](''))}
      language={language}
    />
  )
}

/** Pages with texts for search engines, and the texts that name them without. */
const pageNames = {
  home: 'homeMetaTitle',
  about: 'aboutTitle',
  contact: 'contactTitle',
  shop: 'shopTitle',
  rooms: 'roomsTitle',
} as const

type NamedPage = keyof typeof pageNames

interface PageSearchResultProps {
  /** Id of the page text above it. */
  below: string
  /** Page texts of the form. */
  texts: Readonly<Record<string, string>>
}

/** Search result of a page below its description for search engines; nothing below other texts. */
export function PageSearchResult({ below, texts }: PageSearchResultProps) {
  const page = /^(\w+)MetaDescription$/.exec(below)?.[1] ?? ''
  return isNamedPage(page) ? <NamedPageResult page={page} texts={texts} /> : null
}

function isNamedPage(page: string): page is NamedPage {
  return Object.hasOwn(pageNames, page)
}

interface NamedPageResultProps extends Pick<PageSearchResultProps, 'texts'> {
  page: NamedPage
}

function NamedPageResult({ page, texts }: NamedPageResultProps) {
  const shown = useResolvedTexts(page, texts)
  const { metaTitle, metaDescription, ...shop } = useShop()
  const { brand } = brandOf(shop)
  const name = shown[pageNames[page]]
  const title = titleOfPage(shown[`${page}MetaTitle` as const], name, brand)
  return (
    <SearchResult
      title={name === '' ? metaTitle || brand : title}
      description={shown[`${page}MetaDescription` as const]}
      fallback={page === 'home' ? metaDescription : ''}
      path={addresses[page]}
      language={null}
    />
  )
}

interface SearchResultProps {
  /** With the brand, as the page has it. */
  title: string
  /** As the owner wrote it for search engines. */
  description: string
  /** Description of the page without one, empty if it is not known here. */
  fallback: string
  /** Path in the default language. */
  path: string
  /** Language of the page; null for the default one. */
  language: Language | null
}

/** Preview of a search result, cut as search engines cut it, with the length of its texts. */
function SearchResult({ title, description, fallback, path, language }: SearchResultProps) {
  const t = useTranslations('forms.searchResult')
  const { languages, ...shop } = useShop()
  const [defaultLanguage = originalLanguage] = languages
  const tag = language ?? defaultLanguage
  const segments = pathInLanguage(path, tag, defaultLanguage).split('/').filter(Boolean)
  return (
    <figure>
      <figcaption className={styles.caption}>{t('label')}</figcaption>
      <div className={styles.result} lang={tag}>
        <p className={styles.brand}>{brandOf(shop).brand}</p>
        <p className={styles.address}>
          {[location.host, ...segments.map(decodeURIComponent)].join(' › ')}
        </p>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>
          {description || fallback || <span className="soft">{t('noDescription')}</span>}
        </p>
      </div>
      <Length part="title" text={title} />
      <Length part="description" text={description} />
    </figure>
  )
}

/** Letters that about fit. Results are cut by their width, which the preview shows. */
const fits = { title: 60, description: 155 }

/** Length of a text in letters as readers count them: one of Hindi may have several characters. */
function Length({ part, text }: { part: keyof typeof fits; text: string }) {
  const t = useTranslations('forms.searchResult')
  const count = [...new Intl.Segmenter().segment(text)].length
  const isLong = count > fits[part]
  return (
    <p className={`fine-print ${styles.count}`} data-long={isLong ? '' : undefined}>
      {t(isLong ? `${part}TooLong` : part, { count: String(count), max: String(fits[part]) })}
    </p>
  )
}
