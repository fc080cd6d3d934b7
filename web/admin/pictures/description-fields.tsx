import { useTranslations } from 'use-intl'
import type { DetailedPicture } from '../../../domain/api/pictures.ts'
import { limits } from '../../../domain/content/limits.ts'
import type { Language } from '../../../domain/languages/language.ts'
import { useShop } from '../app/shop-settings.tsx'
import { useDeclaredTexts } from '../languages/language-provider.tsx'
import { GrowingTextarea } from '../ui/growing-textarea.tsx'

/** Alternative text of a picture by language; the default language first. */
export type Descriptions = ReadonlyMap<Language, string>

export function readDescriptions(
  { alt, translations = {} }: Pick<DetailedPicture, 'alt' | 'translations'>,
  [first, ...others]: readonly Language[],
): Descriptions {
  const read = (language: Language): [Language, string] => {
    const text = translations[language]?.alt
    return [language, typeof text === 'string' ? text : '']
  }
  return new Map([...(first === undefined ? [] : [[first, alt] as const]), ...others.map(read)])
}

/** Body of a write for the descriptions that differ from the stored ones; null if none does. */
export function describeChanges(
  next: Descriptions,
  stored: Descriptions,
): { alt?: string; translations?: Record<string, { alt: string }> } | null {
  const changed = [...next]
    .map(([language, text]) => [language, text.trim()] as const)
    .filter(([language, text]) => text !== (stored.get(language) ?? ''))
  if (changed.length === 0) return null
  const [first] = next.keys()
  const alt = changed.find(([language]) => language === first)?.[1]
  const others = changed.filter(([language]) => language !== first)
  return {
    ...(alt !== undefined && { alt }),
    ...(others.length > 0 && {
      translations: Object.fromEntries(others.map(([language, text]) => [language, { alt: text }])),
    }),
  }
}

interface DescriptionFieldsProps {
  values: Descriptions
  onChange: (language: Language, text: string) => void
  /** Called for Enter without Shift; without it, Enter is an ordinary key. */
  onEnter?: () => void
  /** Language whose field has the focus at first. */
  focused?: string
  onFocus?: (language: Language) => void
}

/** Fields for the alternative text of a picture in all languages of the shop. */
export function DescriptionFields(props: DescriptionFieldsProps) {
  const { values, onChange, onEnter, focused, onFocus } = props
  const t = useTranslations('pictures.descriptions')
  const texts = useTranslations('media.altText')
  const declared = useDeclaredTexts()
  const [first] = useShop().languages
  return [...values].map(([language, text]) => (
    <GrowingTextarea
      key={language}
      lang={language}
      label={
        language === first
          ? texts('label')
          : t('inLanguage', { language: declared(`languageNames.${language}`) })
      }
      description={language === first ? texts('description') : undefined}
      placeholder={language === first && values.size === 1 ? texts('placeholder') : undefined}
      autoFocus={language === focused}
      enterKeyHint={onEnter === undefined ? undefined : 'next'}
      minRows={2}
      maxRows={8}
      maxLength={limits.line}
      value={text}
      onFocus={() => onFocus?.(language)}
      onChange={(event) => onChange(language, event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        if (onEnter === undefined) return
        event.preventDefault()
        onEnter()
      }}
    />
  ))
}
