/** Kinds of furniture with a silhouette of their own; a `box` is drawn for everything else. */
export const pieceKinds = [
  'swing',
  'hangingChair',
  'sofa',
  'chair',
  'table',
  'storage',
  'box',
] as const

export type PieceKind = (typeof pieceKinds)[number]

interface PieceNames {
  /** Kind that the owner has picked for the category; empty to guess. */
  kind: string
  category: string
  product: string
}

/**
 * Kind of a piece. What the owner has picked wins; otherwise the product's name is more exact than its category's:
 * the sideboard of “Tables & Storage” is storage. English, Hindi and Gujarati words are known.
 */
export function pieceKind({ kind, category, product }: PieceNames): PieceKind {
  return (
    pieceKinds.find((known) => known === kind) ?? guessKind(product) ?? guessKind(category) ?? 'box'
  )
}

function guessKind(name: string): PieceKind | undefined {
  const text = name.toLowerCase()
  return guesses.find(([, words]) => words.some((word) => text.includes(word)))?.[0]
}

/** Tried in this order: a hanging chair is no chair, a daybed swing no sofa. */
const guesses: readonly (readonly [PieceKind, readonly string[]])[] = [
  ['box', ['pouf', 'pouffe', 'ottoman', 'cushion', 'mattress']],
  [
    'hangingChair',
    [
      'hanging chair',
      'egg chair',
      'moon chair',
      'teardrop',
      'nest chair',
      'hammock chair',
      'हैंगिंग',
      'હેંગિંગ',
    ],
  ],
  [
    'swing',
    [
      'swing',
      'jhoola',
      'jhula',
      'zula',
      'hichko',
      'hinchko',
      'hindola',
      'झूला',
      'झूले',
      'હીંચકો',
      'હિંચકો',
      'હીંચકા',
      'ઝૂલા',
      'ઝૂલો',
    ],
  ],
  [
    'storage',
    [
      'storage',
      'cabinet',
      'cupboard',
      'wardrobe',
      'sideboard',
      'bookshelf',
      'bookcase',
      'shelf',
      'shelves',
      'almirah',
      'chest of drawers',
      'dresser',
      'console',
      'अलमारी',
      'शेल्फ',
      'કબાટ',
      'છાજલી',
    ],
  ],
  ['table', ['table', 'desk', 'stool', 'bench', 'teapoy', 'मेज', 'टेबल', 'स्टूल', 'ટેબલ', 'મેજ', 'સ્ટૂલ']],
  [
    'sofa',
    [
      'sofa',
      'loveseat',
      'couch',
      'settee',
      'daybed',
      'divan',
      'diwan',
      'सोफ़ा',
      'सोफा',
      'दीवान',
      'સોફા',
      'દીવાન',
    ],
  ],
  ['chair', ['chair', 'recliner', 'wingback', 'rocker', 'कुर्सी', 'ખુરશી']],
]
