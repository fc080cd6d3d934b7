import type { JudgedQuery } from '../judged-query.ts'
import { eggChairs, sofas, swings, tables, teakSwings } from '../product-names.ts'

const teakPieces = [...teakSwings, 'Teak & Steel Bookshelf']

/** Nonsense: random characters, and words unrelated to furniture. */
export const nothing: JudgedQuery[] = [
  { q: 'zzzzzz', none: true },
  { q: 'qwertyuiop', none: true },
  { q: 'asdfgh', none: true },
  { q: 'xkcdvbn', none: true },
  { q: 'ksjdhfg kjshdf', none: true },
  { q: 'bitcoin', none: true },
  { q: 'helicopter', none: true },
  { q: 'insurance', none: true },
  { q: 'dentist', none: true },
  { q: 'broadband', none: true },
  { q: 'passport', none: true },
  { q: 'iphone', none: true },
  { q: 'ठठठठठ', none: true },
  { q: 'ઘઘઘઘઘ', none: true },
  { q: '98765432', none: true },
  { q: 'x'.repeat(300), none: true },
]

/** Injection attempts: special characters of SQL, HTML and query languages. */
export const hostile: JudgedQuery[] = [
  { q: '<script>alert(1)</script> sofa', any: sofas },
  { q: "sofa'; DROP TABLE product;--", any: [...sofas, ...tables] },
  { q: 'swing%', among: swings, corrected: false },
  { q: '***teak***', among: teakPieces, corrected: false },
  { q: '   TEAK    JHOOLA   ', top: ['Teak Spindle Jhoola'], n: 1, corrected: false },
  { q: 'teak AND jhoola', top: ['Teak Spindle Jhoola'], n: 1 },
  { q: 'NOT sofa', any: sofas },
  { q: 'sofa*', among: sofas, corrected: false },
  { q: '"egg chair"', top: eggChairs, n: 2, corrected: false },
  { q: '(teak', among: teakPieces, corrected: false },
  { q: 'sofa\u0000', among: sofas, corrected: false },
  { q: 'sofa\nlinen', top: ['Three-Seat Linen Sofa'], n: 1, corrected: false },
  { q: 'so\u00adfa', among: sofas, corrected: false },
  { q: 'ｓｏｆａ', among: sofas, corrected: false },
  { q: 'ﬁreside', top: ['Velvet Wingback Chair'], n: 1, corrected: false },
  { q: 't\u0335e\u0335a\u0335k\u0335', among: teakPieces, corrected: false },
  { q: 'SOFA!!!', among: sofas, corrected: false },
  { q: 'sofa '.repeat(40), among: sofas, corrected: false },
  { q: '-sofa', among: sofas, corrected: false },
  { q: '^sofa', among: sofas, corrected: false },
  { q: 'sofa\\', among: sofas, corrected: false },
  { q: 'sofa | linen & !oak', top: ['Three-Seat Linen Sofa'] },
  { q: '{{sofa}}', among: sofas, corrected: false },
]
