import type { Site } from '../content/site-data.server.ts'

/**
 * CSS rules of the switch between languages, which only pages with one carry. The names of the
 * languages are drawn in the system's fonts: a page needs no font of another script for them.
 */
export function languageRules({ languages }: Pick<Site, 'languages'>): string {
  return languages === undefined ? '' : rules
}

const rules = [
  '.languages{font-family:system-ui,sans-serif;font-size:15px;line-height:1.5}',
  '.languages ul{display:flex;flex-wrap:wrap;gap:0 var(--space-20);margin:0;padding:0;list-style:none}',
  '.languages a,.languages summary{display:inline-flex;align-items:center;min-height:44px;white-space:nowrap}',
  '.languages a:hover{text-decoration:underline;text-underline-offset:4px}',
  '.languages-header{display:none}',
  // Above the order bar of a phone, and beside the chat button.
  '.language-offer{position:fixed;z-index:45;bottom:var(--space-88);left:var(--gutter);max-width:calc(100vw - 2*var(--gutter) - var(--space-72));display:flex;align-items:center;padding-left:var(--space-20);background:#fff;border:1px solid var(--line);border-radius:8px;box-shadow:var(--shadow-float)}',
  '.language-offer a{white-space:normal;text-decoration:underline;text-underline-offset:4px}',
  '.language-offer button{flex:none;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;background:none;color:inherit;cursor:pointer}',
  '.languages-drawer{margin-block:calc(-1*var(--space-12)) var(--space-20)}',
  '.languages-footer{margin-bottom:var(--space-12);padding-right:var(--space-64)}',
  '@media(min-width:900px){',
  '.languages-header{display:block;flex:none;position:relative;margin-left:var(--space-24)}',
  'div.languages-header>ul{flex-wrap:nowrap;gap:var(--space-12)}',
  '.languages-header summary{cursor:pointer}',
  'details.languages-header ul{position:absolute;right:0;flex-direction:column;padding:var(--space-8) var(--space-20);background:#fff;border:1px solid var(--line)}',
  '}',
  // The menu, four icons and the languages are wider than a small window: the footer has the icons, too.
  '@media(min-width:900px)and (max-width:1199px){',
  '.site-header__nav.site-header__nav{gap:clamp(12px,1.6vw,24px)}',
  '.site-header__aside.site-header__aside{display:none}',
  '}',
].join('')
