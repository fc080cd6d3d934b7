/**
 * Replaces lone surrogates among a JSON text's escapes by U+FFFD, so that all its strings are
 * well-formed. Unescaped ones cannot occur in decoded UTF-8.
 */
export function mendJson(json: string): string {
  return json.replace(
    /\\(?:u(?:d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(?<half>d[89a-f][0-9a-f]{2}))|.)/gis,
    (sequence, half) => (half === undefined ? sequence : '\\ufffd'),
  )
}
