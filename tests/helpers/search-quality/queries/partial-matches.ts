import type { JudgedQuery } from '../judged-query.ts'
import { armchairs, eggChairs, gardenSwings, sofas, swings, tables } from '../product-names.ts'

/** Products that the shop does not have: results match most of the words. */
export const inPart: JudgedQuery[] = [
  {
    q: 'velvet swing',
    any: ['Velvet Wingback Chair', ...swings],
    relaxed: true,
    full: 0,
    corrected: false,
  },
  {
    q: 'velvet jhoola',
    any: ['Velvet Wingback Chair', ...swings],
    relaxed: true,
    full: 0,
    corrected: false,
  },
  {
    q: 'leather swing',
    any: ['Saddle Leather Loveseat', ...swings],
    relaxed: true,
    full: 0,
    corrected: false,
  },
  { q: 'leather armchair', any: ['Saddle Leather Loveseat', ...armchairs], relaxed: true },
  { q: 'leather dining chair', top: ['Cord-Seat Dining Chair'], n: 1, relaxed: true, full: 0 },
  { q: 'marble coffee table', any: tables, corrected: false },
  { q: 'teak coffee table', top: ['Round Walnut Coffee Table'], n: 1, relaxed: true },
  { q: 'oak bookshelf', any: ['Teak & Steel Bookshelf', 'Tambour Oak Sideboard'], relaxed: true },
  {
    q: 'terrazzo bookshelf',
    any: ['Terrazzo Side Table', 'Teak & Steel Bookshelf'],
    relaxed: true,
    corrected: false,
  },
  {
    q: 'walnut sideboard',
    any: ['Tambour Oak Sideboard', 'Round Walnut Coffee Table', 'Three-Leg Walnut Stool'],
    relaxed: true,
  },
  { q: 'velvet oak swing', top: ['Oak Rope Plank Swing'], n: 1, relaxed: true, full: 0 },
  { q: 'teak egg chair', top: eggChairs },
  { q: 'velvet stool', any: ['Velvet Wingback Chair', 'Three-Leg Walnut Stool'] },
  {
    q: 'sheesham stool',
    any: ['Three-Leg Walnut Stool', 'Cane-Side Sofa'],
    relaxed: true,
    full: 0,
    corrected: false,
  },
  { q: 'charcoal sofa', any: ['Charcoal Lattice Egg Chair', ...sofas], relaxed: true },
  {
    q: 'green velvet sofa',
    any: ['Velvet Wingback Chair', 'Three-Seat Linen Sofa'],
    relaxed: true,
    corrected: false,
  },
  {
    q: 'outdoor walnut swing',
    any: ['Walnut & Brass Rod Jhoola', ...gardenSwings],
    relaxed: true,
    corrected: false,
  },
  { q: 'pergola sofa', any: ['Pergola Porch Swing', ...sofas], relaxed: true },
  { q: 'blue sofa', any: ['Oak Lounge Chair', ...sofas], relaxed: true, corrected: false },
  { q: 'red sofa', any: sofas },
  { q: 'pink armchair', any: armchairs },
  { q: 'dining table', any: ['Cord-Seat Dining Chair', ...tables] },
  { q: 'corner sofa', any: sofas, corrected: false },
  { q: 'cane bookshelf', any: ['Teak & Steel Bookshelf', 'Cane-Side Sofa'], relaxed: true },
]
