import type { JSHandle, Page } from '@playwright/test'
import { photograph } from './media.ts'

type ChosenFile = Awaited<ReturnType<typeof jpeg>>

/** A photo of one colour, to be chosen in a file dialog. */
export async function jpeg(colour: string, name?: string, size = {}) {
  const { filename, bytes } = await photograph(colour, size)
  return { name: name ?? filename, mimeType: 'image/jpeg', buffer: bytes }
}

/** Files as the event of a drop carries them. */
export function dataTransferOf(page: Page, files: ChosenFile[]): Promise<JSHandle<DataTransfer>> {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, data: buffer.toString('base64') }))
  return page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, data } of all) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, sent)
}
