// Products of the demo catalogue by kind, for queries that any product of a kind satisfies.

export const jhoolas = ['Teak Spindle Jhoola', 'Walnut & Brass Rod Jhoola']
export const gardenSwings = [
  'Canopy Garden Swing',
  'Slate Steel Garden Swing',
  'Pergola Porch Swing',
]
export const twoSeatSwings = ['Teak Spindle Jhoola', ...gardenSwings]
export const teakSwings = ['Teak Spindle Jhoola', 'Cane Daybed Swing', ...gardenSwings]
export const swings = [...jhoolas, 'Oak Rope Plank Swing', 'Cane Daybed Swing', ...gardenSwings]

export const eggChairs = ['Rattan Egg Chair', 'Charcoal Lattice Egg Chair']
export const hangingChairs = [...eggChairs, 'Macramé Moon Chair', 'Teardrop Cane Chair']
/** Products for a balcony, a terrace or a yard. */
export const outdoorSeats = [...gardenSwings, ...eggChairs]

export const loveseats = ['Bouclé Wrap Loveseat', 'Saddle Leather Loveseat']
export const twoSeatSofas = [...loveseats, 'Cane-Side Sofa']
export const sofas = ['Three-Seat Linen Sofa', ...twoSeatSofas]

export const armchairs = ['Oak Lounge Chair', 'Velvet Wingback Chair']
export const chairs = [...armchairs, 'Cord-Seat Dining Chair']
/** All products called chairs. */
export const allChairs = [...chairs, ...hangingChairs]
export const lowSeats = ['Chunky Knitted Pouf', 'Three-Leg Walnut Stool']

export const tables = ['Round Walnut Coffee Table', 'Terrazzo Side Table']
export const storagePieces = ['Tambour Oak Sideboard', 'Teak & Steel Bookshelf']
