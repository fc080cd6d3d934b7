/** Plain text; a line break or an empty line starts a new paragraph. */
export function Paragraphs({ text }: { text: string | readonly string[] }) {
  const paragraphs = typeof text === 'string' ? text.split(/\n+/) : text
  return (
    <div className="prose">
      {paragraphs
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  )
}
