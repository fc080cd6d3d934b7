import { createHash } from 'node:crypto'
import type { EndpointContract } from '../../domain/api/endpoint.ts'

/** API documentation as one HTML page without script. */
export function docsPage(contracts: readonly EndpointContract[]): string {
  const tags = [...new Set(contracts.map(({ tag }) => tag))]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catalogue API</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>Catalogue API</h1>
<p>JSON in and out below <code>/api</code>. Endpoints marked <b>admin</b> or <b>owner</b> need
<code>Authorization: Bearer &lt;token&gt;</code> from <code>POST /admin/login</code>, the latter that of an owner.
For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${tags
  .map((tag) =>
    section(
      tag,
      contracts.filter((contract) => contract.tag === tag),
    ),
  )
  .join('\n')}
</main></body></html>`
}

function section(tag: string, contracts: EndpointContract[]): string {
  const rows = contracts.map(
    ({ method, path, access, summary, query }) =>
      `<tr><td><code>${method}</code></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}${
        query ? `<br><small>${Object.keys(query.shape).map(escapeHtml).join(', ')}</small>` : ''
      }</td><td>${access}</td></tr>`,
  )
  return `<h2>${escapeHtml(tag)}</h2><div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(tag)}"><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** CSP of the page: only its own inline style, by hash. */
export const docsPolicy = () =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

const style = `body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1d1d1d}main{max-width:1000px;margin:auto;padding:32px 20px}
h1{line-height:1.1}h2{margin:40px 0 8px}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid #e6e0d6}a{color:#00719f}small{color:#5a5650}`
