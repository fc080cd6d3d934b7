/** Owner account of every site in the browser tests. */
export const owner = { name: 'Administrator', email: 'owner@example.com', password: 'gentle-swing' }
