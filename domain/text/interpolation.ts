/** Replaces placeholders in braces in one pass: braces in the inserted values stay as they are. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
