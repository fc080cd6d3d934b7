import { createServer, type ServerResponse } from 'node:http'

/** Server of another shop's pictures. */
export interface PictureServer {
  url: string
  host: string
  /** Paths in the order of their requests. */
  asked: string[]
  /** What it answers, by path. */
  pages: Map<string, (response: ServerResponse) => void>
  /** Offers bytes at a path; returns the address. */
  offer(path: string, bytes: Buffer): string
  close(): void
}

/** Starts a server that answers with what a test offers. */
export async function startPictureServer(): Promise<PictureServer> {
  const asked: string[] = []
  const pages: PictureServer['pages'] = new Map()
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const page = pages.get(url)
    if (page === undefined) response.writeHead(404).end()
    else page(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The server has no port.')
  const host = `127.0.0.1:${place.port}`
  const url = `http://${host}`
  return {
    url,
    host,
    asked,
    pages,
    offer(path, bytes) {
      // What a header says of the content counts for nothing.
      pages.set(path, (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(bytes),
      )
      return url + path
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
