import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = request.headers.get('x-script-nonce') ?? undefined
  let answered = status
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      // Everything in its place, however long it is: what comes out of order needs a script to be seen.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        answered = 500
        console.error(error)
      },
    },
  )
  // The page goes out whole, so that it can be kept and reads the same without JavaScript.
  await body.allReady
  return new Response(body, { status: answered, headers })
}

/** Called for what loaders and actions throw. A missing page and a visitor who left are no faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  console.error(error)
}
