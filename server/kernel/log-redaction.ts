const hidden = '[hidden]'

/** What no log may say, wherever it stands in a line, and how much of it may stay. */
const secrets: [RegExp, string][] = [
  // One-time links, however their slashes are written.
  [/((?:\/|%2f)(?:invitations|setup)(?:\/|%2f)+)[^\s"'/?#&\\]+/gi, `$1${hidden}`],
  [/\b((?:bearer|basic)\s+)[\w.~+/=-]+/gi, `$1${hidden}`],
  [/([?&](?:token|password)=)[^\s"'&#\\]+/gi, `$1${hidden}`],
  [
    /("(?:set-)?(?:cookie|authorization|password|currentPassword|newPassword|token)":)"(?:[^"\\]|\\.)*"/gi,
    `$1"${hidden}"`,
  ],
  // Anything else as long as a token is: 256 bits in the alphabet of addresses.
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden],
]

/** A line of the log without tokens, passwords, cookies and one-time links. */
export function maskSecrets(line: string): string {
  return secrets.reduce((text, [secret, rest]) => text.replace(secret, rest), line)
}
