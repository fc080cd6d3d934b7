/** Messages of a catalogue by their path, such as `auth.login.title`. */
export function flattenMessages(messages: object, parent = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[parent + key, value] as const]
      : [...flattenMessages(value, `${parent}${key}.`)],
  )
  return new Map(entries)
}
