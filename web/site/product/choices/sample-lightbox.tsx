import type { OfferedValue } from '../../../../domain/choices/offered-choice.ts'
import { Lightbox } from '../lightbox.tsx'

interface SampleLightboxProps {
  /** Name of the choice. */
  name: string
  samples: readonly OfferedValue[]
  /** The sample that is shown first. */
  first: OfferedValue
  onClose: () => void
}

/** Enlarges the samples of a choice, one after the other, each with its name and note. */
export function SampleLightbox({ name, samples, first, onClose }: SampleLightboxProps) {
  const pictures = samples.flatMap(({ name, note, image }) =>
    image === null ? [] : { ...image, alt: [name, note].filter(Boolean).join('. ') },
  )
  return (
    <Lightbox
      name={name}
      pictures={pictures}
      hasCaptions
      index={samples.indexOf(first)}
      opener={null}
      onTurn={() => {}}
      onClose={onClose}
    />
  )
}
