/** Where the back office keeps the token of whoever is signed in. */
export const tokenKey = 'token'
