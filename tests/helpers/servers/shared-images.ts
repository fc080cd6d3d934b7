import {
  createImageProcess,
  type ImageProcess,
} from '../../../server/media/images/image-process.ts'

/** For all sites of a process: starting one takes longer than most tests. It ends with this process. */
export const sharedImages: ImageProcess = { ...createImageProcess(), close: async () => {} }
