/** Labels of the frame around every public page. */
export const frameLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  breadcrumb: 'Breadcrumb',
  /** Follows the shop's name in the logo's link. */
  logoHome: ', home',
  facebookPage: 'Our Facebook page',
  instagramPage: 'Our Instagram page',
  chat: 'Chat on WhatsApp',
  call: 'Call {number}',
  chatSection: 'Chat',
  chatButton: 'Chat with us on WhatsApp',
  post: 'Post {number}',
  drawing: 'Technical drawing of a swing with its length, height and depth',
  map: 'Map',
  mapOf: 'Map: {place}',
  openChat: 'Open the chat',
  searchProducts: 'Search products',
  /** Description of a shop that has none of its own. */
  description: 'Timeless furniture with exceptional craftsmanship and elegant designs.',
} as const
