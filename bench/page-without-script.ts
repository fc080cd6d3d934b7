import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

interface Copy {
  headers: [string, string][]
  body: Uint8Array
}

/** Proxies a site's pages with styles, fonts and images, but removes all scripts. */
export async function startPageWithoutScript(site: string) {
  const copies = new Map<string, Copy>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const known = copies.get(path) ?? (await read(site, path))
    copies.set(path, known)
    response.writeHead(200, Object.fromEntries(known.headers))
    response.end(known.body)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(site: string, path: string): Promise<Copy> {
  const response = await fetch(site + path)
  const own =
    /^(?:date|connection|keep-alive|content-encoding|content-length|transfer-encoding|etag|content-security-policy)$/
  const headers = [...response.headers].filter(([name]) => !own.test(name))
  const body = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  if (!/^(?:text\/|image\/svg)/.test(type)) return { headers, body }
  const content = new TextDecoder().decode(body)
  const bare = content.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll(site, '')
  const compressed = brotliCompressSync(/^text\/html/.test(type) ? bare : content)
  return { headers: [...headers, ['content-encoding', 'br']], body: compressed }
}
