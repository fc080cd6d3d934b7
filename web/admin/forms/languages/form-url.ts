/** Parameter of a form's URL with the language that it opens in. */
export const languageParameter = 'language'

/** Parameter of a form's URL that was opened to close gaps, one record after the other. */
export const gapsParameter = 'gaps'
