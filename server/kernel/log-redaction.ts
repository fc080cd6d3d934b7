const hidden = '[hidden]'

/** Patterns of secrets that logs must not contain, with their replacements. */
const secrets: [RegExp, string][] = [
  // One-time links, with plain or encoded slashes.
  [/((?:\/|%2f)(?:invitations|setup)(?:\/|%2f)+)[^\s"'/?#&\\]+/gi, `$1${hidden}`],
  [/\b((?:bearer|basic)\s+)[\w.~+/=-]+/gi, `$1${hidden}`],
  [/([?&](?:token|password)=)[^\s"'&#\\]+/gi, `$1${hidden}`],
  [
    /("(?:set-)?(?:cookie|authorization|password|currentPassword|newPassword|token)":)"(?:[^"\\]|\\.)*"/gi,
    `$1"${hidden}"`,
  ],
  // Any other text of a token's length: 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden],
]

/** A log line without tokens, passwords, cookies and one-time links. */
export function maskSecrets(line: string): string {
  return secrets.reduce((text, [secret, rest]) => text.replace(secret, rest), line)
}
