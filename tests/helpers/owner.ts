/** Who signs in to every site of the browser tests. */
export const owner = { name: 'Administrator', email: 'owner@example.com', password: 'gentle-swing' }
