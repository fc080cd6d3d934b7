import type { QueryGroup } from '../judged-query.ts'

/** Initial sample of queries for each group. */
export const sampleGroups: QueryGroup[] = [
  {
    name: 'plain English',
    queries: [
      { q: 'study', top: ['Teak & Steel Bookshelf'], n: 1 },
      { q: 'jasmine', top: ['Pergola Porch Swing'], n: 1, relaxed: false },
      { q: 'family sofa', top: ['Three-Seat Linen Sofa'], n: 1 },
    ],
  },
  {
    name: 'any order',
    queries: [
      { q: 'chair cane teardrop', top: ['Teardrop Cane Chair'], n: 1 },
      { q: 'brass legs table', top: ['Terrazzo Side Table'], n: 1 },
    ],
  },
  {
    name: 'in part',
    queries: [
      {
        q: 'velvet sofa',
        any: [
          'Velvet Wingback Chair',
          'Three-Seat Linen Sofa',
          'Bouclé Wrap Loveseat',
          'Cane-Side Sofa',
          'Saddle Leather Loveseat',
        ],
        relaxed: true,
        full: 0,
        corrected: false,
      },
      {
        q: 'oak coffee table',
        top: ['Round Walnut Coffee Table'],
        n: 1,
        relaxed: true,
        full: 0,
        corrected: false,
      },
      {
        q: 'walnut bookshelf',
        any: [
          'Teak & Steel Bookshelf',
          'Walnut & Brass Rod Jhoola',
          'Three-Leg Walnut Stool',
          'Round Walnut Coffee Table',
        ],
        relaxed: true,
        full: 0,
        corrected: false,
      },
    ],
  },
  {
    name: 'synonyms',
    queries: [
      { q: 'wardrobe', any: ['Tambour Oak Sideboard', 'Teak & Steel Bookshelf'] },
      {
        q: 'rocking chair',
        among: [
          'Rattan Egg Chair',
          'Charcoal Lattice Egg Chair',
          'Macramé Moon Chair',
          'Teardrop Cane Chair',
          'Oak Lounge Chair',
          'Velvet Wingback Chair',
          'Cord-Seat Dining Chair',
        ],
      },
      { q: 'pouffe', top: ['Chunky Knitted Pouf'], n: 1 },
      { q: 'gazebo swing', top: ['Pergola Porch Swing'] },
      { q: 'tea table', top: ['Round Walnut Coffee Table'] },
    ],
  },
  {
    name: 'Hinglish',
    queries: [
      {
        q: 'diwan',
        any: [
          'Cane Daybed Swing',
          'Walnut & Brass Rod Jhoola',
          'Three-Seat Linen Sofa',
          'Bouclé Wrap Loveseat',
          'Cane-Side Sofa',
          'Saddle Leather Loveseat',
        ],
      },
      {
        q: 'terrace ke liye jhula',
        any: [
          'Canopy Garden Swing',
          'Slate Steel Garden Swing',
          'Pergola Porch Swing',
          'Charcoal Lattice Egg Chair',
        ],
      },
      { q: 'sheesham ki lakdi ka sofa', top: ['Cane-Side Sofa'], n: 1 },
      { q: 'padhne ki kursi', top: ['Oak Lounge Chair'] },
      { q: 'chai ki mez', any: ['Round Walnut Coffee Table', 'Terrazzo Side Table'] },
    ],
  },
  {
    name: 'Devanagari and Gujarati',
    queries: [
      { q: 'एग चेयर', top: ['Rattan Egg Chair', 'Charcoal Lattice Egg Chair'] },
      { q: 'पीतल की चेन वाला झूला', top: ['Teak Spindle Jhoola'] },
      { q: 'आराम कुर्सी', any: ['Oak Lounge Chair', 'Velvet Wingback Chair'] },
      { q: 'પુસ્તકો માટે કબાટ', any: ['Teak & Steel Bookshelf', 'Tambour Oak Sideboard'] },
    ],
  },
  {
    name: 'misspellings',
    queries: [
      { q: 'spindel jhoola', top: ['Teak Spindle Jhoola'], n: 1, corrected: 'spindle' },
      {
        q: 'tambor sideboard',
        top: ['Tambour Oak Sideboard'],
        n: 1,
        corrected: 'tambour sideboard',
      },
      { q: 'latice chair', top: ['Charcoal Lattice Egg Chair'], n: 1, corrected: false },
      { q: 'saddel leather', top: ['Saddle Leather Loveseat'], n: 1, corrected: 'saddle leather' },
    ],
  },
  {
    name: 'phrases',
    queries: [
      { q: 'can you show me the sideboards please', top: ['Tambour Oak Sideboard'], n: 1 },
      {
        q: 'looking for a chair with wings',
        top: ['Velvet Wingback Chair'],
        n: 1,
        corrected: false,
      },
      { q: 'sofa for the verandah', top: ['Cane-Side Sofa'], n: 1, corrected: false },
      {
        q: 'aquarium table',
        any: ['Round Walnut Coffee Table', 'Terrazzo Side Table'],
        corrected: 'table',
      },
    ],
  },
  {
    name: 'sizes',
    queries: [
      {
        q: 'hanging chair below 120 cm',
        top: ['Rattan Egg Chair', 'Charcoal Lattice Egg Chair', 'Teardrop Cane Chair'],
        not: ['Macramé Moon Chair'],
      },
      {
        q: '72 inch sofa',
        top: ['Bouclé Wrap Loveseat', 'Cane-Side Sofa', 'Saddle Leather Loveseat'],
        not: ['Three-Seat Linen Sofa'],
      },
      { q: '175 cm se kam ka sofa', top: ['Saddle Leather Loveseat'], n: 1 },
      { q: '9 feet swing', top: ['Pergola Porch Swing'], n: 1 },
      {
        q: 'sofa under 1 lakh',
        among: [
          'Three-Seat Linen Sofa',
          'Bouclé Wrap Loveseat',
          'Cane-Side Sofa',
          'Saddle Leather Loveseat',
        ],
      },
    ],
  },
  {
    name: 'seats',
    queries: [
      { q: '3-seater couch', top: ['Three-Seat Linen Sofa'], n: 1 },
      {
        q: 'do seater jhula',
        any: [
          'Teak Spindle Jhoola',
          'Canopy Garden Swing',
          'Slate Steel Garden Swing',
          'Pergola Porch Swing',
        ],
      },
    ],
  },
  {
    name: 'colours and materials',
    queries: [
      { q: 'charcoal', top: ['Charcoal Lattice Egg Chair'], n: 1, total: { min: 2 } },
      { q: 'paper cord', top: ['Cord-Seat Dining Chair'], n: 1 },
    ],
  },
  {
    name: 'while typing',
    queries: [
      { q: 'pergola p', top: ['Pergola Porch Swing'], n: 1, corrected: false },
      { q: 'oak lo', top: ['Oak Lounge Chair'], n: 1, corrected: false },
    ],
  },
  {
    name: 'numbers',
    queries: [{ q: '182', any: ['Bouclé Wrap Loveseat', 'Cane-Side Sofa'] }],
  },
  {
    name: 'nothing',
    queries: [
      { q: 'netflix', none: true },
      { q: 'wqxzvb', none: true },
    ],
  },
  {
    name: 'hostile',
    queries: [
      {
        q: 'sofa" OR "1"="1',
        any: [
          'Three-Seat Linen Sofa',
          'Bouclé Wrap Loveseat',
          'Cane-Side Sofa',
          'Saddle Leather Loveseat',
        ],
      },
    ],
  },
]
