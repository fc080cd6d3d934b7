/** Pages that the visitor requests in turn. */
export const pages = ['/', '/product', '/aboutus', '/contactus']
