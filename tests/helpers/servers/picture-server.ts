import { createServer, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** Server of another shop's pictures. */
export interface PictureServer {
  url: string
  host: string
  /** Paths in the order of their requests. */
  asked: string[]
  /** What it answers, by path. */
  pages: Map<string, (response: ServerResponse) => void>
  /** Offers bytes at a path; returns the address. */
  offer(path: string, bytes: Buffer, type?: string): string
}

/** Starts a server that answers with what a test offers; it ends with the test. */
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
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The server has no port.')
  const host = `127.0.0.1:${place.port}`
  const url = `http://${host}`
  return {
    url,
    host,
    asked,
    pages,
    offer(path, bytes, type = 'image/jpeg') {
      pages.set(path, (response) => response.writeHead(200, { 'content-type': type }).end(bytes))
      return url + path
    },
  }
}
