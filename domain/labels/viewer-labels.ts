/** Labels of the viewer of photos in full size. */
export const viewerLabels = {
  close: 'Close',
  zoom: 'Zoom',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoMissing: 'The photo could not be loaded.',
  photos: 'Photos of {name}',
  photo: '{name}, photo {number}',
  carousel: 'carousel',
  slide: 'slide',
} as const
