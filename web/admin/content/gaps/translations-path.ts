/** Path of the overview of translations. */
export const translationsPath = '/admin/translations'
