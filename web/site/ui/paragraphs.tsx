import type { Language } from '../../../domain/languages/language.ts'

interface ParagraphsProps {
  text: string | readonly string[]
  /** Language of the text, if it is not that of the page. */
  lang?: Language | undefined
}

/** Plain text; a line break or an empty line starts a new paragraph. */
export function Paragraphs({ text, lang }: ParagraphsProps) {
  const paragraphs = typeof text === 'string' ? text.split(/\n+/) : text
  return (
    <div className="prose" lang={lang}>
      {paragraphs
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  )
}
