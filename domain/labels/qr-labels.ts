/** Labels of the dialog with the QR code. */
export const qrLabels = {
  close: 'Close',
  code: 'QR code for your WhatsApp order',
} as const
