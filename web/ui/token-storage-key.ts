/** Key of the admin's session token in localStorage. */
export const tokenKey = 'token'
