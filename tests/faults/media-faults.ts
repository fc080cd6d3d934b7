import { type FileFaults, fault } from './fault.ts'

export const mediaFaults: FileFaults[] = [
  {
    file: 'server/media/media-sweep.ts',
    tests: ['server/media/media-sweep.test.ts'],
    faults: [
      fault(
        'the sweep deletes files younger than a day',
        'if (used.has(file) || createdAt > yesterday) continue',
        'if (used.has(file)) continue',
      ),
      fault(
        'the sweep deletes unrecorded files younger than a day',
        'known.has(name) || new Date(changedAt).toISOString() > yesterday',
        'known.has(name)',
      ),
      fault(
        'the sweep deletes files that records use',
        'if (used.has(file) || createdAt > yesterday) continue',
        'if (createdAt > yesterday) continue',
      ),
      fault(
        'the sweep deletes files of revisions that can be restored',
        'for (const { state } of revisions) note(state)',
        '',
      ),
      fault(
        'the sweep leaves orphaned variants',
        'if (isOld && !bases.has(baseOf(name))) await variants.remove(name)',
        '',
      ),
      fault(
        'the sweep deletes variants of a photo that is being uploaded',
        'if (isOld && !bases.has(baseOf(name)))',
        'if (!bases.has(baseOf(name)))',
      ),
    ],
  },
  {
    file: 'server/media/media-recording.ts',
    tests: ['server/media/variants/variant-queue.test.ts', 'server/media/media-routes.test.ts'],
    faults: [
      fault(
        'a new photo gets no variant job',
        "await variantJobs.add(connection, { file, stage: ready === 'none' ? 'webp' : 'avif' })",
        '',
      ),
    ],
  },
  {
    file: 'server/media/media-library.ts',
    tests: [
      'server/media/media-routes.test.ts',
      'server/media/media-sweep.test.ts',
      'server/media/variants/variant-queue.test.ts',
      'server/media/video/video-metadata.test.ts',
      'server/content/content-service.test.ts',
      'tests/attack/forms.test.ts',
    ],
    faults: [
      fault(
        'a file that a record references again is deleted',
        'if (await revisionRepository.isNamedSince(transaction, seen, file)) return false',
        '',
      ),
      fault(
        'a file that a write in progress uses is deleted',
        'if (held.has(file)) return false',
        '',
      ),
      fault(
        'an uploaded file that no record references is not deleted',
        'if (!isKnown && !held.has(file)) await storage.remove(file)',
        '',
      ),
      fault(
        'a failed write deletes a file that another write uses',
        'if (!isKnown && !held.has(file)) await storage.remove(file)',
        'if (!isKnown) await storage.remove(file)',
      ),
      fault(
        'an upload does not wait for the deletion of the same file',
        'await deletions.get(file)',
        '',
      ),
      fault(
        'a video keeps its location metadata',
        "if (extension !== 'webm') await stripMetadata(target)",
        '',
      ),
    ],
  },
  {
    file: 'server/media/images/image-processing.ts',
    tests: ['server/media/media-routes.test.ts', 'tests/attack/served-files.test.ts'],
    faults: [
      fault('photos are not rotated by their EXIF orientation', '.autoOrient()', ''),
      fault(
        'photos are stored at their original size',
        `fit: 'inside', withoutEnlargement: true })
  try`,
        `fit: 'inside', withoutEnlargement: true }).resize(null)
  try`,
      ),
      fault(
        'photos with too many pixels are accepted',
        'metadata.width * metadata.height > MAX_PIXELS',
        'metadata.width > MAX_PIXELS',
      ),
      fault('any file type is accepted as a photo', '!imageTypes.includes(type.mime)', 'false'),
      fault(
        'a transparent photo becomes a JPEG',
        'if (!metadata.hasAlpha) return true',
        'return true',
      ),
      fault('a truncated photo is accepted', "failOn: 'truncated'", "failOn: 'none'"),
    ],
  },
  {
    file: 'server/media/variants/on-demand-variants.ts',
    tests: ['server/media/media-routes.test.ts'],
    faults: [
      fault(
        'image variants of any width are generated',
        "if (variant.kind === 'photograph' && !widthsOf(image).includes(variant.width)) return null",
        '',
      ),
    ],
  },
  {
    file: 'server/media/video/video-metadata.ts',
    tests: ['server/media/video/video-metadata.test.ts'],
    faults: [
      fault(
        'a location track of a video is not blanked',
        'for (const range of await findSamples(file, boxes, track)) await blank(file, boxes, range)',
        '',
      ),
      fault('user data (`udta`) boxes of a video are not removed', "'udta', ", ''),
    ],
  },
  {
    file: 'server/media/video/video-check.ts',
    tests: ['server/media/video/video-metadata.test.ts', 'server/media/media-routes.test.ts'],
    faults: [
      fault(
        'a video in a format that no browser plays is accepted',
        'formats.length > 0 && formats.every((format) => playable.has(format))',
        'formats.length > 0',
      ),
    ],
  },
  {
    file: 'server/db/records/variant-job-repository.ts',
    tests: ['server/media/variants/variant-queue.test.ts'],
    faults: [
      fault(
        'two workers can claim the same variant job',
        'await postpone(transaction, row, LEASE_MS, row.attempts + 1)',
        '',
      ),
      fault(
        'a variant job that fails is retried forever',
        'if (row.attempts >= MAX_ATTEMPTS)',
        'if (row.attempts < 0)',
      ),
      fault('AVIF jobs run before WebP jobs', ".orderBy('stage')", ".orderBy('stage', 'desc')"),
    ],
  },
  {
    file: 'server/media/variants/variant-queue.ts',
    tests: ['server/media/variants/variant-queue.test.ts'],
    faults: [
      fault(
        'generated variants are never published',
        'await mediaRepository.setReady(transaction, job.file, job.stage)',
        '',
      ),
      fault(
        'cached pages are not invalidated by new variants',
        'await mediaRepository.recordPublication(transaction)',
        '',
      ),
      fault('lost variants are not generated again', 'if (isLost) {', 'if (!isLost) {'),
    ],
  },
  {
    file: 'server/media/images/link-previews.ts',
    tests: ['server/pages/discovery-routes.test.ts'],
    faults: [
      fault(
        'a link preview is not generated again for a new brand',
        "picture?.focus ?? '', name, brand, ...own]",
        "picture?.focus ?? '', name, ...own]",
      ),
    ],
  },
  {
    file: 'server/media/orphaned-files.ts',
    tests: ['tests/crash/crash.test.ts'],
    faults: [
      fault('a start after a crash deletes all photos', 'if (known.has(name)) continue', ''),
    ],
  },
  {
    file: 'server/storage/disk.ts',
    tests: ['tests/crash/power-loss.extended.ts'],
    faults: [
      fault('a file may be empty after a power failure', 'await flush(source)', ''),
      fault(
        'a file may be gone after a power failure',
        'await rename(source, target)\n      await flush(parent)',
        'await rename(source, target)',
      ),
      fault(
        'a folder may be gone after a power failure',
        'await flush(folder)\n    await flush(dirname(folder))',
        '',
      ),
    ],
  },
  {
    file: 'server/db/sqlite.ts',
    tests: ['tests/crash/power-loss.extended.ts'],
    faults: [
      fault(
        'a confirmed write may be lost after a power failure',
        'synchronous = full',
        'synchronous = normal',
      ),
    ],
  },
]
