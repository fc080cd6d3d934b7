/** Label of the platform's command key with a letter. */
export function commandKey(letter: string): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${letter}` : `Ctrl ${letter}`
}
