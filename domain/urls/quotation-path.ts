/** Beginning of the paths of quotations. They end in a token, so they are in no list of pages. */
const start = '/q/'

/** Path of a quotation's page. Short, because chats and QR codes contain it. */
export function quotationPath(token: string): string {
  return start + encodeURIComponent(token)
}

/** True for a path that may hold the token of a quotation, which no statistics or logs may keep. */
export function isQuotationPath(path: string): boolean {
  return path.startsWith(start)
}
