import type { Command } from 'commander'
import { withInstallation } from './installation.ts'
import { showProgress } from './progress.ts'

export function addMediaCheck(program: Command): void {
  const media = program.command('media').description('photos and videos')
  media
    .command('check')
    .description('find missing, damaged and unused files')
    .option('--repair', 'remove unused files and create missing variants')
    .action(({ repair = false }: { repair?: boolean }) =>
      withInstallation(async ({ services }) => {
        const { missing, damaged, unknown, unrendered } = await services.checkMedia(
          showProgress('Files'),
        )
        const users = await services.findMediaUsers([...missing, ...damaged])
        const tell = (what: string, files: string[]) => {
          if (files.length > 0) console.log(`${what}:`)
          for (const file of files)
            console.log(`  ${[file, ...(users.get(file) ?? [])].join('  ')}`)
        }
        tell('Missing', missing)
        tell('Damaged', damaged)
        tell('Unused', unknown)
        tell('Missing variants', unrendered)
        if (missing.length + damaged.length + unknown.length + unrendered.length === 0) {
          console.log('All files are present, intact and in use.')
        }
        if (repair) {
          const removed = await services.sweep()
          await services.queueVariants(unrendered)
          console.log(
            `Removed ${removed} files unused for a day; the server will create the variants of ${unrendered.length}.`,
          )
        }
        if (missing.length + damaged.length === 0) return
        console.log('Restore missing or damaged files from a backup that contains them.')
        process.exitCode = 1
      }),
    )
}
