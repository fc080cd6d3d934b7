interface Look {
  /** Format as in `Picture`. */
  placeholder: string
  focus: string
}

/**
 * Class names that encode the values, so that a page's CSS rules can be derived from its markup.
 */
export function pictureClasses({ placeholder, focus }: Look): string[] {
  const classes: string[] = []
  if (placeholder.startsWith('#')) classes.push(`p-${placeholder.replace(/[#,]/g, '')}`)
  if (focus !== '') classes.push(`f-${focus.replace(/%/g, '').replace(' ', '-')}`)
  return classes
}
