interface Description {
  /** Alt text of the photo. */
  alt?: string
  /** Focus point that a crop keeps. */
  focus?: string
}

/** Alt texts and focus points of the demo's photos, by file. */
export const descriptions: Record<string, Description> = {
  'heroes/hero-1.jpg': { alt: 'A teak jhoola on brass chains in a sunlit room', focus: '74% 62%' },
  'heroes/hero-2.jpg': { alt: 'A teak canopy swing on a terrace at golden hour', focus: '76% 55%' },
  'heroes/hero-3.jpg': { alt: 'A rattan egg chair by a tall window', focus: '80% 58%' },
  'heroes/hero-4.jpg': {
    alt: 'A living room with a blue oak chair and a sage sofa',
    focus: '30% 70%',
  },
  'categories/indoor-swings.jpg': { focus: '60% 50%' },
  'categories/outdoor-garden-swings.jpg': { focus: '52% 50%' },
  'categories/hanging-chairs.jpg': { focus: '52% 50%' },
  'categories/sofas-loveseats.jpg': { focus: '52% 50%' },
  'categories/chairs-stools.jpg': { focus: '55% 50%' },
  'categories/tables-storage.jpg': { focus: '40% 50%' },
  'about/about.jpg': {
    alt: 'Our workshop: planks against the wall, a bench and two chairs in progress',
  },
  'gallery/gallery-1.jpg': { alt: 'Jhoola on brass chains', focus: '50% 60%' },
  'gallery/gallery-2.jpg': { alt: 'Egg chair with a knitted pouf', focus: '58% 55%' },
  'gallery/gallery-3.jpg': { alt: 'Living room with a sage sofa', focus: '68% 60%' },
  'gallery/gallery-4.jpg': { alt: 'Blue daybed swing on terrazzo', focus: '45% 60%' },
  'gallery/gallery-5.jpg': { alt: 'Sage wingback against a blue wall', focus: '55% 65%' },
  'gallery/gallery-6.jpg': { alt: 'Daybed swing under a pergola', focus: '52% 62%' },
  'stories/story-1.jpg': { alt: 'A plane and shavings on the workbench' },
  'stories/story-2.jpg': { alt: 'A rattan egg chair beside a window' },
  'stories/story-3.jpg': { alt: 'A canopy swing on a terrace' },
  'social/social-1.jpg': { alt: 'Spindle jhoola on brass chains above a striped rug' },
  'social/social-2.jpg': { alt: 'Canopy swing on a terrace at sunset' },
  'social/social-3.jpg': { alt: 'Macramé moon chair beside a stool' },
  'social/social-4.jpg': { alt: 'Sage sofa with a walnut coffee table' },
  'social/social-5.jpg': { alt: 'Terracotta cane-side sofa in morning light' },
  'social/social-6.jpg': { alt: 'Tambour sideboard with two prints' },
  'videos/customer-1.jpg': { focus: '50% 62%' },
  'videos/customer-2.jpg': { focus: '60% 56%' },
  'videos/customer-3.jpg': { focus: '50% 78%' },
  'videos/customer-4.jpg': { focus: '50% 62%' },
}
