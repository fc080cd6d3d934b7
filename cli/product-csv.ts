import { readFile, writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { RequestError } from '../server/kernel/errors.ts'
import { messageWriters } from '../server/kernel/message-writers.ts'
import { CommandFailure, withInstallation } from './installation.ts'

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
  imports
    .command('products')
    .description('add and change products from a CSV file, all rows or none')
    .argument('<file.csv>')
    .option('--dry-run', 'show what would change, and save nothing')
    .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
      withInstallation(async ({ services }) => {
        const source = await readFile(file).catch(() => {
          throw new CommandFailure(`There is no file ${file}.`)
        })
        const options = { say: messageWriters.en, dryRun, skipInvalid: false }
        const { counts, rows, notes } = await services.productCsv
          .import(source, options, null)
          .catch((error: unknown) => {
            throw error instanceof RequestError ? new CommandFailure(explain(error)) : error
          })
        for (const { row, errors } of rows) {
          for (const [column, message] of Object.entries(errors ?? {})) {
            console.error(`Row ${row}, ${column}: ${message}`)
          }
        }
        for (const note of notes) console.log(note)
        const [added, changed] = dryRun ? ['to add', 'to change'] : ['added', 'changed']
        console.log(
          `${counts.create} ${added}, ${counts.update} ${changed}, ${counts.unchanged} unchanged, ${counts.invalid} with errors.`,
        )
        if (counts.invalid > 0) process.exitCode = 1
      }),
    )
}

/** Errors of a file, by row if they are known. */
function explain({ message, errors, properties }: RequestError): string {
  const rows: unknown = properties.rows
  const faults = Array.isArray(rows)
    ? rows.flatMap(({ row, errors = {} }) =>
        Object.entries(errors).map(([column, text]) => `Row ${row}, ${column}: ${text}`),
      )
    : Object.values(errors ?? {}).map((error) => messageWriters.en(error))
  return [...new Set([message, ...faults])].join('\n')
}
