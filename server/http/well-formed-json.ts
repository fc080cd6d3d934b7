/**
 * JSON whose texts are all well-formed: an escape that names half of a surrogate pair, the only way in
 * which a body can hold one, becomes the sign for what cannot be shown.
 */
export function mendJson(json: string): string {
  return json.replace(
    /\\(?:u(?:d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(?<half>d[89a-f][0-9a-f]{2}))|.)/gis,
    (sequence, half) => (half === undefined ? sequence : '\\ufffd'),
  )
}
