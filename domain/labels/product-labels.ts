/** Labels of a product's page. */
export const productLabels = {
  page: 'Page',
  details: 'Details',
  productDetails: 'Product details',
  /** Follows the large photo. */
  enlarge: ' Enlarge {place}',
  photoPlace: 'photo {number} of {count}',
  goToPhoto: 'Photo {number} of {count}',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  previousProducts: 'Previous products',
  nextProducts: 'Next products',
  rating: 'Rated {rating} out of 5',
  share: 'Share {name}',
} as const
