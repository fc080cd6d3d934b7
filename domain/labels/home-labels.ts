/** Labels of the home page and of the section about the shop. */
export const homeLabels = {
  welcome: 'Welcome',
  carousel: 'carousel',
  highlights: 'Highlights',
  slide: 'slide',
  slidePlace: '{number} of {count}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  goToSlide: 'Slide {number} of {count}',
  playSlides: 'Play slides',
  pauseSlides: 'Pause slides',
  previousProducts: 'Previous products',
  nextProducts: 'Next products',
  goToProduct: 'Go to product {number}',
  playCustomerVideo: 'Play customer video {number}',
  pauseCustomerVideo: 'Pause customer video {number}',
  playWorkshopVideo: 'Play the video from our workshop',
  pauseWorkshopVideo: 'Pause the video from our workshop',
  /** Follows the link to more about the shop. */
  aboutUs: ' about us',
} as const
