/** Request header with the language of the sign-in screen, where no account says it. */
export const LANGUAGE_HEADER = 'x-admin-language'
