/** Texts of the demo brand. */
export const texts = {
  about: {
    title: 'Made slowly, to move gently',
    description:
      'A jhoola was always the best seat in the house: the place for morning chai, long phone calls and a nap nobody planned. We build them the way our carpenters learned to, in teak, oak and cane, and finish every edge by hand.',
    yearsOfExperience: '15+',
    satisfiedClients: '4,200+',
    zulaItems: '180+',
    tags: 'Seasoned hardwood, Hand-woven cane, Load-tested fittings',
  },
  gallery: {
    title: 'Inside our workshop and showroom',
    description:
      'Every frame is cut, joined and oiled under one roof.\nCome and sit in all of them: that is what the showroom is for.',
  },
  contact: {
    title: 'Come and sit for a while',
    description: 'Write, call or visit. We answer in the chat, usually within the hour.',
    address: '14 Timber Yard Road, Navrangpura, Ahmedabad 380009, Gujarat',
    mobileNumber: '9876543210',
    email: 'hello@zulaliving.example',
    instagramLink: 'https://www.instagram.com/zulaliving.example',
    facebookLink: 'https://www.facebook.com/zulaliving.example',
    whatsappNumber: '9876543210',
  },
  contactImage: 'heroes/hero-3.jpg',
  slogan: {
    slogan: 'Every home deserves a place to sway',
    description:
      'A swing slows a room down. Ours are balanced by hand, so they move with a breath and settle without a sound.',
  },
  settings: {
    brandName: 'Zula Living',
    blurb: 'Timeless furniture and home swings with exceptional craftsmanship and elegant designs.',
    phoneCountryCode: '91',
    defaultCity: 'Ahmedabad',
    metaTitle: 'Zula Living: home swings and furniture',
    metaDescription:
      'Hand-finished jhoolas, garden swings, hanging chairs and furniture, made to order in Ahmedabad.',
  },
}

export const reviews = [
  {
    product: 'Teak Spindle Jhoola',
    name: 'Meera S.',
    rating: 5,
    comment: 'My mother has not left it since it came. Silent, steady, and the brass still shines.',
  },
  {
    product: 'Teak Spindle Jhoola',
    name: 'Arjun P.',
    rating: 4,
    comment: 'Beautiful wood. Assembly took us an hour rather than forty-five minutes.',
  },
  {
    product: 'Rattan Egg Chair',
    name: 'Farah K.',
    rating: 5,
    comment: 'The corner nobody used is now the one everybody fights over.',
  },
]
