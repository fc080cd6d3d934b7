import type { Command } from 'commander'
import { withInstallation } from './installation.ts'
import { showProgress } from './progress.ts'

export function addMediaCheck(program: Command): void {
  const media = program.command('media').description('photographs and clips')
  media
    .command('check')
    .description('look for files that are missing, damaged or known to nobody')
    .option('--repair', 'remove what nothing names, and have missing renditions made')
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
        tell('Not as they were taken in', damaged)
        tell('Known to nobody', unknown)
        tell('Without all their renditions', unrendered)
        if (missing.length + damaged.length + unknown.length + unrendered.length === 0) {
          console.log('Every file is there, whole and known.')
        }
        if (repair) {
          const removed = await services.sweep()
          await services.queueVariants(unrendered)
          console.log(
            `Removed ${removed} that nothing has named for a day; the server makes the renditions of ${unrendered.length}.`,
          )
        }
        if (missing.length + damaged.length === 0) return
        console.log('What is missing or damaged comes back with a backup that holds it.')
        process.exitCode = 1
      }),
    )
}
