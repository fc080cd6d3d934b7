import type { EndpointContract } from '../../domain/api/endpoint.ts'
import { errorCodes } from './openapi.ts'
import { styledTextPolicy } from './security-headers.ts'

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
<h2>Errors</h2>
<p>Each has a <code>code</code>, which never changes its meaning, <code>params</code> with the values in its <code>message</code>,
and for each wrong field the same in <code>details</code>. A value <code>{"label"}</code> is the path of a label of the program, such
as <code>types.product.one</code>; a value with a code is a message by itself. The <code>message</code> is in the language of the
account, or in the one that <code>Accept-Language</code> prefers: en, hi or gu.</p>
${table(
  'Errors',
  ['Code', 'Message'],
  errorCodes.map(({ code, text }) => row([codeOf(code), escapeHtml(text)])),
)}
</main></body></html>`
}

function section(tag: string, contracts: EndpointContract[]): string {
  const rows = contracts.map(({ method, path, access, summary, query }) => {
    const parameters = Object.keys(query?.shape ?? {}).map(escapeHtml)
    const names = query ? `<br><small>${parameters.join(', ')}</small>` : ''
    return row([codeOf(method), codeOf(path), escapeHtml(summary) + names, access])
  })
  return `<h2>${escapeHtml(tag)}</h2>${table(tag, ['Method', 'Path', 'What it does', 'Who'], rows)}`
}

function table(label: string, columns: string[], rows: string[]): string {
  const head = columns.map((column) => `<th>${column}</th>`).join('')
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function row(cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function codeOf(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

export const docsPolicy = () => styledTextPolicy(style)

const style = `body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1d1d1d}main{max-width:1000px;margin:auto;padding:32px 20px}
h1{line-height:1.1}h2{margin:40px 0 8px}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid #e6e0d6}a{color:#00719f}small{color:#5a5650}`
