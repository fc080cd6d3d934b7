/** The id of the route that only the back office asks for, so that no other page names it. */
export const previewRoute = 'live-preview'
