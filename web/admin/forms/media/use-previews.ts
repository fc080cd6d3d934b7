import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContentType } from '../../../../domain/content/content-type.ts'
import { filesIn } from '../fields/field-forms.ts'
import type { FormValues } from '../form-values.ts'
import { previewOf } from './media-value.ts'

/**
 * Releases the blob URLs of chosen files when the form is left. Until then a removed file may come
 * back by an undo.
 */
export function usePreviews(type: ContentType, form: UseFormReturn<FormValues>): void {
  useEffect(() => {
    const urls = new Set<string>()
    const stop = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        for (const file of filesIn(type, values)) urls.add(previewOf(file))
      },
    })
    return () => {
      stop()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [type, form])
}
