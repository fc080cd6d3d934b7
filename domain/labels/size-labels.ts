/** Message of the size filter. */
export const sizeLabels = {
  unreadable: 'Enter a size such as 120 cm or 4 ft 6 in.',
} as const
