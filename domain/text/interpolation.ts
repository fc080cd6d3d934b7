/** Replaces placeholders in braces in one pass: braces in the inserted values stay as they are. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}

/**
 * The same as parts for an element's children: the texts between the placeholders, and the values.
 */
export function textParts(text: string, values: Record<string, string>): string[] {
  return text
    .split(/(\{\w+\})/)
    .map((part) => interpolate(part, values))
    .filter((part) => part !== '')
}
