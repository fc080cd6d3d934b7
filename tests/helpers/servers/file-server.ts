import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** Serves a folder as a static web server would. */
export async function serveFolder(
  folder: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const file = await fileAt(join(folder, path))
    const found = file ?? join(folder, '404.html')
    const type = types[extname(found)]
    response.writeHead(
      file === null ? 404 : 200,
      type === undefined ? {} : { 'content-type': type },
    )
    response.end(await readFile(found))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The server has no port.')
  return {
    url: `http://localhost:${place.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Node.js would wait for the spare connections that browsers open and never use.
        server.closeAllConnections()
      }),
  }
}

/** Path of the file to serve, `index.html` for a folder; null if missing. */
async function fileAt(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  if (found === null) return null
  return found.isDirectory() ? fileAt(join(path, 'index.html')) : path
}
