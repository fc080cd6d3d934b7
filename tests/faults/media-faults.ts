import { type FileFaults, fault } from './fault.ts'

export const mediaFaults: FileFaults[] = [
  {
    file: 'server/media/media-sweep.ts',
    tests: ['server/media/media-sweep.test.ts'],
    faults: [
      fault(
        'the sweep takes files younger than a day',
        'if (used.has(file) || createdAt > yesterday) continue',
        'if (used.has(file)) continue',
      ),
      fault(
        'the sweep takes stray files younger than a day',
        'known.has(name) || new Date(changedAt).toISOString() > yesterday',
        'known.has(name)',
      ),
      fault(
        'the sweep takes files of records',
        'if (used.has(file) || createdAt > yesterday) continue',
        'if (createdAt > yesterday) continue',
      ),
      fault(
        'the sweep takes what can be brought back',
        'for (const { state } of revisions) note(state)',
        '',
      ),
      fault(
        'the sweep leaves renditions',
        'if (isOld && !bases.has(baseOf(name))) await variants.remove(name)',
        '',
      ),
      fault(
        'the sweep takes renditions of a photograph that is just taken in',
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
        'a new photograph is on no list of work',
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
        'a file that is named again is forgotten',
        'if (await revisionRepository.isNamedSince(transaction, seen, file)) return false',
        '',
      ),
      fault('a file that a write holds is forgotten', 'if (held.has(file)) return false', ''),
      fault(
        'what no record came to name stays',
        'if (!isKnown && !held.has(file)) await storage.remove(file)',
        '',
      ),
      fault(
        'a file of two writes goes with the one that failed',
        'if (!isKnown && !held.has(file)) await storage.remove(file)',
        'if (!isKnown) await storage.remove(file)',
      ),
      fault(
        'a file that is just being forgotten is stored too early',
        'await deletions.get(file)',
        '',
      ),
      fault(
        'a clip keeps where it was filmed',
        "if (extension !== 'webm') await stripMetadata(target)",
        '',
      ),
    ],
  },
  {
    file: 'server/media/images/image-processing.ts',
    tests: ['server/media/media-routes.test.ts', 'tests/attack/files.test.ts'],
    faults: [
      fault('photographs lie on their side', '.autoOrient()', ''),
      fault(
        'photographs are kept in any size',
        `fit: 'inside', withoutEnlargement: true })
  try`,
        `fit: 'inside', withoutEnlargement: true }).resize(null)
  try`,
      ),
      fault(
        'too many pixels are taken',
        'metadata.width * metadata.height > MAX_PIXELS',
        'metadata.width > MAX_PIXELS',
      ),
      fault('any file is a photograph', '!imageTypes.includes(type.mime)', 'false'),
      fault(
        'a transparent photograph becomes a JPEG',
        'if (!metadata.hasAlpha) return true',
        'return true',
      ),
      fault('half a photograph is taken', "failOn: 'truncated'", "failOn: 'none'"),
    ],
  },
  {
    file: 'server/media/variants/on-demand-variants.ts',
    tests: ['server/media/media-routes.test.ts'],
    faults: [
      fault(
        'any width is drawn',
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
        'a track of places is not blanked',
        'for (const range of await findSamples(file, boxes, track)) await blank(file, boxes, range)',
        '',
      ),
      fault('boxes of user data stay', "'udta', ", ''),
    ],
  },
  {
    file: 'server/media/video/video-check.ts',
    tests: ['server/media/video/video-metadata.test.ts', 'server/media/media-routes.test.ts'],
    faults: [
      fault(
        'a clip that no browser plays is taken',
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
        'a job is done by two at once',
        'await postpone(transaction, row, LEASE_MS, row.attempts + 1)',
        '',
      ),
      fault(
        'a photograph that fails is tried for ever',
        'if (row.attempts >= MAX_ATTEMPTS)',
        'if (row.attempts < 0)',
      ),
      fault('AVIF comes before WebP', ".orderBy('stage')", ".orderBy('stage', 'desc')"),
    ],
  },
  {
    file: 'server/media/variants/variant-queue.ts',
    tests: ['server/media/variants/variant-queue.test.ts'],
    faults: [
      fault(
        'renditions that were made are never named',
        'await mediaRepository.setReady(transaction, job.file, job.stage)',
        '',
      ),
      fault(
        'kept pages never learn of renditions',
        'await mediaRepository.recordPublication(transaction)',
        '',
      ),
      fault('renditions that were lost are not made again', 'if (isLost) {', 'if (!isLost) {'),
    ],
  },
  {
    file: 'server/media/images/link-previews.ts',
    tests: ['server/pages/discovery-routes.test.ts'],
    faults: [
      fault(
        'a preview keeps the old brand',
        "picture?.focus ?? '', name, brand, ...own]",
        "picture?.focus ?? '', name, ...own]",
      ),
    ],
  },
  {
    file: 'server/media/orphaned-files.ts',
    tests: ['server/media/orphaned-files.test.ts'],
    faults: [
      fault('a start after a cut takes all photographs', 'if (known.has(name)) continue', ''),
    ],
  },
  {
    file: 'server/storage/disk.ts',
    tests: ['tests/crash/power-loss.test.ts'],
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
    tests: ['tests/crash/power-loss.test.ts'],
    faults: [
      fault(
        'what was confirmed may be gone after a power failure',
        'synchronous = full',
        'synchronous = normal',
      ),
    ],
  },
]
