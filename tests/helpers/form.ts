import { randomUUID } from 'node:crypto'

export interface FormFile {
  filename: string
  bytes: Buffer
  type?: string
}
export interface Form {
  body: Buffer
  contentType: string
}

/** A multipart body with its parts in the order of the fields; an array repeats a part. */
export function createForm(
  fields: Record<string, string | FormFile | (string | FormFile)[]>,
): Form {
  const boundary = randomUUID()
  const chunks: Buffer[] = []
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) {
      const isText = typeof value === 'string'
      const filename = isText ? '' : `; filename="${value.filename}"`
      const type = isText ? '' : `\r\nContent-Type: ${value.type ?? 'application/octet-stream'}`
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}${type}\r\n\r\n`
      chunks.push(Buffer.from(head), isText ? Buffer.from(value) : value.bytes, Buffer.from('\r\n'))
    }
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return { body: Buffer.concat(chunks), contentType: `multipart/form-data; boundary=${boundary}` }
}

/** A form as it is, an object as JSON. */
export function toBody(content: object | Form): Form {
  if ('contentType' in content) return content
  return { body: Buffer.from(JSON.stringify(content)), contentType: 'application/json' }
}

/** Part that browsers send for a file input without a selected file. */
export const noFile: FormFile = { filename: '', bytes: Buffer.alloc(0) }
