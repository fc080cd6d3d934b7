import { backupEndpoints } from '../../domain/api/backups.ts'
import type { MessageWriter } from '../../domain/messages/message-writer.ts'
import { type Endpoint, implement } from '../http/endpoint.ts'
import type { BackupSchedule } from './backup-schedule.ts'
import { type BackupFailure, type BackupService, failureCodes } from './backup-service.ts'

interface BackupRouteServices {
  backups: BackupService
  /** Null unless the settings ask for scheduled backups. */
  backupSchedule: (Pick<BackupSchedule, 'next'> & { keep: number }) | null
}

/** Routes for backups of the whole shop. */
export function createBackupRoutes({ backups, backupSchedule }: BackupRouteServices): Endpoint[] {
  return [
    implement(backupEndpoints.list, async ({ say }) => {
      const { failure, incompleteAt } = await backups.problem()
      return {
        backups: await backups.list(),
        running: backups.isRunning(),
        failure: writeFailure(failure, say),
        incompleteAt,
        schedule:
          backupSchedule === null
            ? null
            : { next: (await backupSchedule.next()).toISOString(), keep: backupSchedule.keep },
      }
    }),
    implement(backupEndpoints.make, async ({ request, say }) => {
      if (backups.isRunning()) return { message: say('backups.running') }
      backups.make('by-hand').catch((error: unknown) => {
        request.log.error({ err: error }, 'A backup failed')
      })
      return { message: say('results.backupStarted') }
    }),
    implement(backupEndpoints.link, async ({ params: { backup } }) => ({
      url: `/api/backups/${backup}/file/${await backups.createLink(backup)}`,
    })),
    implement(backupEndpoints.file, async ({ params: { backup, token }, request, reply }) => {
      // HEAD leaves the link unused: download managers and link previews in chats send one before
      // the GET.
      const isHead = request.method === 'HEAD'
      await (isHead ? backups.checkLink(backup, token) : backups.redeemLink(backup, token))
      const { bytes, stream } = isHead
        ? { ...(await backups.find(backup)), stream: undefined }
        : await backups.read(backup)
      reply.header('content-length', bytes)
      reply.header('content-disposition', `attachment; filename="${backup}"`)
      reply.header('cache-control', 'no-store')
      await reply.send(stream)
      return undefined
    }),
    implement(backupEndpoints.changes, async ({ params: { backup } }) => ({
      changes: await backups.compare(backup),
    })),
    implement(backupEndpoints.bringBack, async ({ params: { backup }, currentUser, say }) => {
      const changes = await backups.bringBack(backup, currentUser._id)
      return { message: say('results.backupRestored'), changes }
    }),
    implement(backupEndpoints.remove, async ({ params: { backup }, say }) => {
      await backups.remove(backup)
      return { message: say('results.backupDeleted') }
    }),
  ]
}

/** A failure recorded by an earlier release is a sentence in English. */
function writeFailure(failure: BackupFailure | null, say: MessageWriter) {
  if (failure === null) return null
  const code = failureCodes.find((one) => one === failure.fault)
  return { at: failure.at, message: code === undefined ? failure.fault : say(code) }
}
