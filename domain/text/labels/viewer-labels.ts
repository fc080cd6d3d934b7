/** Labels of the dialogs of a product's page: photos in full size, and the QR code. */
export const viewerLabels = {
  close: 'Close',
  zoom: 'Zoom',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoMissing: 'The photo could not be loaded.',
  photos: 'Photos of {name}',
  photo: '{name}, photo {number}',
  qrCode: 'QR code for your WhatsApp order',
} as const
