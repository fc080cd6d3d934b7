import { accountFaults } from './account-faults.ts'
import { contentFaults } from './content-faults.ts'
import type { FileFaults } from './fault.ts'
import { httpFaults } from './http-faults.ts'
import { mediaFaults } from './media-faults.ts'

export const faults: FileFaults[] = [
  ...contentFaults,
  ...mediaFaults,
  ...httpFaults,
  ...accountFaults,
]
