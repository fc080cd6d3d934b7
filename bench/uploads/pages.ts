/** What visitors look at, again and again. */
export const pages = ['/', '/product', '/aboutus', '/contactus']
