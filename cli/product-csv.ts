import { readFile, writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { ImportFormat, ImportResult } from '../domain/api/product-import.ts'
import type { PhotoArchive } from '../server/catalogue/import/photo-archive.ts'
import { RequestError } from '../server/kernel/errors.ts'
import { messageWriters } from '../server/kernel/message-writers.ts'
import { CommandFailure, readFailure, withInstallation } from './installation.ts'
import { showProgress } from './progress.ts'

export function addProductTables(exports: Command, imports: Command): void {
  exports
    .command('products')
    .description('write all products to a CSV file for a spreadsheet')
    .argument('<file.csv>')
    .action((file: string) =>
      withInstallation(async ({ services, addressOf }) => {
        await writeFile(file, await services.productCsv.export(addressOf('')))
        console.log(`Wrote ${file}.`)
      }),
    )
  addOptions(
    imports
      .argument('[file]', 'product export of Shopify or WooCommerce, or a table with our columns')
      .option('--pictures <folder>', 'take photos from a folder, by the names of their addresses'),
  ).action((file: string | undefined, options: ImportOptions) =>
    file === undefined
      ? imports.help({ error: true })
      : importFile(file, { ...options, createCategories: true }),
  )
  addOptions(
    imports
      .command('products')
      .description('add and change products from a CSV file, all rows or none')
      .argument('<file.csv>'),
  ).action((file: string, options: ImportOptions) => importFile(file, options))
}

interface ImportOptions {
  dryRun?: boolean
  pictures?: string
}

function addOptions(command: Command): Command {
  return command.option('--dry-run', 'show what would change, and save nothing')
}

async function importFile(
  file: string,
  {
    dryRun = false,
    pictures,
    createCategories = false,
  }: ImportOptions & { createCategories?: boolean },
): Promise<void> {
  await withInstallation(async ({ services }) => {
    const source = await readFile(file).catch((error: unknown) => {
      throw readFailure(file, error)
    })
    const archive = pictures === undefined ? null : await openFolder(pictures)
    const options = {
      say: messageWriters.en,
      dryRun,
      skipInvalid: false,
      createCategories,
      onProgress: showProgress('Products'),
    }
    const result = await services.productCsv
      .import(source, options, null, { archive })
      .catch((error: unknown) => {
        throw error instanceof RequestError ? new CommandFailure(explain(error)) : error
      })
    report(result)
  })
}

/** Loaded on demand, as all of the server is. */
async function openFolder(folder: string): Promise<PhotoArchive> {
  const { openPhotoFolder } = await import('../server/catalogue/import/photo-folder.ts')
  return openPhotoFolder(folder).catch((error: unknown) => {
    throw readFailure(folder, error)
  })
}

const formatNames: Readonly<Record<ImportFormat, string | null>> = {
  own: null,
  shopify: 'Shopify’s product export',
  woocommerce: 'WooCommerce’s product export',
  assigned: null,
}

function report({ format, dryRun, counts, rows, notes, newCategories }: ImportResult): void {
  for (const { row, errors = {}, notes: own = [] } of rows) {
    for (const [column, message] of Object.entries(errors))
      console.error(`Row ${row}, ${column}: ${message}`)
    for (const note of own) console.log(`Row ${row}: ${note}`)
  }
  const [name, [added, changed]] = [
    formatNames[format],
    dryRun ? ['to add', 'to change'] : ['added', 'changed'],
  ]
  if (name !== null) console.log(`Read as ${name}.`)
  for (const note of notes) console.log(note)
  if (newCategories.length > 0) console.log(`Categories ${added}: ${newCategories.join(', ')}.`)
  console.log(
    `${counts.create} ${added}, ${counts.update} ${changed}, ${counts.unchanged} unchanged, ${counts.invalid} with errors.`,
  )
  if (counts.invalid > 0) process.exitCode = 1
}

/** Errors of a file, by row if they are known. */
function explain({ message, errors, properties }: RequestError): string {
  const rows: unknown = properties.rows
  const faults = Array.isArray(rows)
    ? rows.flatMap(({ row, errors = {} }) =>
        Object.entries(errors).map(([column, text]) => `Row ${row}, ${column}: ${text}`),
      )
    : Object.values(errors ?? {}).map((error) => messageWriters.en(error))
  const hint =
    'columns' in properties
      ? ['Import the file in the back office to say what is in which of its columns.']
      : []
  return [...new Set([message, ...faults, ...hint])].join('\n')
}
