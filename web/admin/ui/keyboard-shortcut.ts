/** How the platform writes its command key together with a letter. */
export function commandKey(letter: string): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${letter}` : `Ctrl ${letter}`
}
