interface Look {
  /** As in `Picture`. */
  placeholder: string
  focus: string
}

/** Names that say what they stand for, so that the rules of a page can be made from its markup alone. */
export function pictureClasses({ placeholder, focus }: Look): string[] {
  const classes: string[] = []
  if (placeholder.startsWith('#')) classes.push(`p-${placeholder.replace(/[#,]/g, '')}`)
  if (focus !== '') classes.push(`f-${focus.replace(/%/g, '').replace(' ', '-')}`)
  return classes
}
