import type { JudgedQuery } from '../judged-query.ts'
import {
  armchairs,
  gardenSwings,
  hangingChairs,
  lowSeats,
  sofas,
  swings,
  twoSeatSofas,
  twoSeatSwings,
} from '../product-names.ts'

const longSwings = [
  ...gardenSwings,
  'Teak Spindle Jhoola',
  'Walnut & Brass Rod Jhoola',
  'Cane Daybed Swing',
]
const dearSofas = ['Three-Seat Linen Sofa', 'Saddle Leather Loveseat']
const smallSeats = ['Cord-Seat Dining Chair', ...lowSeats]

/** Dimensions and prices, as bounds and as sizes of the product. */
export const sizes: JudgedQuery[] = [
  {
    q: 'sofa under 180 cm',
    top: ['Saddle Leather Loveseat'],
    n: 1,
    not: ['Three-Seat Linen Sofa', 'Bouclé Wrap Loveseat', 'Cane-Side Sofa'],
    corrected: false,
  },
  { q: 'swing under 150 cm', top: ['Oak Rope Plank Swing'], n: 1, not: longSwings },
  {
    q: 'swing below 7 feet',
    any: [
      'Teak Spindle Jhoola',
      'Walnut & Brass Rod Jhoola',
      'Oak Rope Plank Swing',
      'Slate Steel Garden Swing',
    ],
    not: ['Cane Daybed Swing', 'Canopy Garden Swing', 'Pergola Porch Swing'],
  },
  {
    q: 'table less than 50 cm',
    top: ['Terrazzo Side Table'],
    n: 1,
    not: ['Round Walnut Coffee Table'],
  },
  { q: 'sofa max 6 feet', top: twoSeatSofas, not: ['Three-Seat Linen Sofa'] },
  { q: 'sofa up to 2 m', top: twoSeatSofas, not: ['Three-Seat Linen Sofa'] },
  { q: '7 ft sofa', top: ['Three-Seat Linen Sofa'], n: 1 },
  { q: 'sofa 150 cm', any: sofas, corrected: false },
  { q: '180 cm sofa', top: twoSeatSofas, not: ['Three-Seat Linen Sofa'], corrected: false },
  {
    q: '200 cm swing',
    any: [
      'Teak Spindle Jhoola',
      'Walnut & Brass Rod Jhoola',
      'Slate Steel Garden Swing',
      'Oak Rope Plank Swing',
      'Cane Daybed Swing',
    ],
    not: ['Canopy Garden Swing', 'Pergola Porch Swing'],
  },
  { q: 'round table 90 cm', top: ['Round Walnut Coffee Table'], n: 1, corrected: false },
  { q: 'table 3 feet', top: ['Round Walnut Coffee Table'], n: 1 },
  { q: 'bookshelf 6 feet', top: ['Teak & Steel Bookshelf'], n: 1 },
  { q: 'sideboard 5 ft', top: ['Tambour Oak Sideboard'], n: 1 },
  { q: 'stool 45cm', top: ['Three-Leg Walnut Stool'], n: 1 },
  { q: '2 feet pouf', top: ['Chunky Knitted Pouf'], n: 1 },
  { q: '6x3 feet sofa', any: twoSeatSofas, corrected: false },
  {
    q: '120x200 cm swing',
    any: ['Teak Spindle Jhoola', 'Oak Rope Plank Swing', 'Cane Daybed Swing'],
  },
  { q: 'jhula 7 feet', any: swings, corrected: false },
  {
    q: 'chair less than 60 cm',
    top: ['Cord-Seat Dining Chair'],
    not: [...armchairs, ...hangingChairs],
  },
  { q: 'chair below 3 feet', among: [...armchairs, ...smallSeats], not: hangingChairs },
  {
    q: 'chair under 40000',
    among: [...hangingChairs, ...smallSeats],
    not: armchairs,
    corrected: false,
  },
  { q: 'sofa under 75000', top: ['Bouclé Wrap Loveseat', 'Cane-Side Sofa'], not: dearSofas },
  { q: 'swing under 30000', top: ['Oak Rope Plank Swing'], n: 1, not: longSwings },
  { q: 'swing under 60k', top: ['Oak Rope Plank Swing', 'Slate Steel Garden Swing'] },
  {
    q: 'sofa below 1.2 lakh',
    top: ['Three-Seat Linen Sofa', 'Bouclé Wrap Loveseat', 'Cane-Side Sofa'],
    not: ['Saddle Leather Loveseat'],
  },
  {
    q: 'table under ₹20,000',
    top: ['Terrazzo Side Table'],
    n: 1,
    not: ['Round Walnut Coffee Table'],
  },
  { q: 'chairs under 15000 rupees', among: smallSeats, not: [...armchairs, ...hangingChairs] },
  { q: 'under 10000', top: lowSeats, total: { min: 2, max: 2 } },
  { q: '50000 se kam ka jhula', top: ['Oak Rope Plank Swing'], n: 1, not: longSwings },
  { q: '10 hazaar se kam ka stool', top: ['Three-Leg Walnut Stool'], n: 1 },
  { q: '150 सेमी से कम का झूला', top: ['Oak Rope Plank Swing'], n: 1, not: longSwings },
  { q: '१५० सेमी से कम का झूला', top: ['Oak Rope Plank Swing'], n: 1, not: longSwings },
  { q: '૬ ફૂટ સોફા', top: twoSeatSofas, not: ['Three-Seat Linen Sofa'] },
]

/** Number of seats. */
export const seats: JudgedQuery[] = [
  { q: '2 seater sofa', top: twoSeatSofas, not: ['Three-Seat Linen Sofa'], corrected: false },
  { q: 'two seater sofa', top: twoSeatSofas, not: ['Three-Seat Linen Sofa'], corrected: false },
  { q: '2seater sofa', top: twoSeatSofas, corrected: false },
  { q: 'two-seater', among: [...twoSeatSwings, ...twoSeatSofas], total: { min: 7 } },
  { q: '3 seater sofa', top: ['Three-Seat Linen Sofa'], n: 1 },
  { q: '3-seat sofa', top: ['Three-Seat Linen Sofa'], n: 1 },
  { q: 'three seater jhoola', top: ['Walnut & Brass Rod Jhoola'], n: 1 },
  { q: '3 seater swing', any: ['Walnut & Brass Rod Jhoola', 'Canopy Garden Swing'] },
  { q: '2 seater swing', among: twoSeatSwings },
  { q: 'two seat jhoola', top: ['Teak Spindle Jhoola'], n: 1 },
  { q: 'single seater swing', top: ['Oak Rope Plank Swing'], n: 1 },
  { q: '1 seater swing', top: ['Oak Rope Plank Swing'] },
  { q: 'sofa for two', any: twoSeatSofas },
  { q: 'sofa for 3 people', top: ['Three-Seat Linen Sofa'] },
  { q: '4 seater sofa', any: sofas, corrected: false },
  { q: 'teen seater sofa', top: ['Three-Seat Linen Sofa'], n: 1 },
  { q: 'दो सीटर सोफा', top: twoSeatSofas },
  { q: '3 सीटर सोफा', top: ['Three-Seat Linen Sofa'], n: 1 },
  { q: 'બે સીટર સોફા', top: twoSeatSofas },
  { q: '૨ સીટર ઝૂલો', any: twoSeatSwings },
]

/** Products with a dimension of about 120 cm. */
const piecesOfFourFeet = [
  'Teak Spindle Jhoola',
  'Oak Rope Plank Swing',
  'Cane Daybed Swing',
  'Rattan Egg Chair',
  'Charcoal Lattice Egg Chair',
  'Macramé Moon Chair',
  'Velvet Wingback Chair',
]

/** Numbers and sizes without other words. */
export const numbers: JudgedQuery[] = [
  { q: '172', top: ['Saddle Leather Loveseat'], n: 1 },
  { q: '250', top: ['Pergola Porch Swing'], n: 1 },
  { q: '250 cm', among: ['Cane Daybed Swing', 'Canopy Garden Swing', 'Pergola Porch Swing'] },
  { q: '१७२', top: ['Saddle Leather Loveseat'], n: 1 },
  { q: '૨૩૧', top: ['Cane Daybed Swing'], n: 1 },
  { q: '212', top: ['Three-Seat Linen Sofa', 'Macramé Moon Chair'] },
  { q: '120 cm', among: piecesOfFourFeet },
  { q: '4\'2"', among: piecesOfFourFeet },
  {
    q: '48 cm',
    among: ['Three-Leg Walnut Stool', 'Terrazzo Side Table', 'Cord-Seat Dining Chair'],
  },
  {
    q: '160cm',
    among: [
      'Tambour Oak Sideboard',
      'Saddle Leather Loveseat',
      'Canopy Garden Swing',
      'Pergola Porch Swing',
    ],
  },
  {
    q: '5 feet 4 inches',
    among: ['Tambour Oak Sideboard', 'Saddle Leather Loveseat', 'Teak & Steel Bookshelf'],
  },
]
