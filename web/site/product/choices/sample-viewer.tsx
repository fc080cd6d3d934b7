import { type ComponentType, type MouseEvent, useState } from 'react'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import { getLargestUrl } from '../../../../domain/media/media.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTexts } from '../../content/texts.ts'
import type { LightboxProps } from '../lightbox.tsx'

interface SampleViewerProps {
  choice: OfferedChoice
  /** Id of the value whose sample is shown first. */
  start: string | undefined
}

/** Enlarges the samples of a choice, one after the other, each with its name and note. */
export function SampleViewer({ choice: { name, values }, start }: SampleViewerProps) {
  const { choiceSamples } = useTexts<'product'>()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const samples = values.flatMap(({ _id, name, note, image }) => {
    const caption = [name, note].filter(Boolean).join('. ')
    return image === null ? [] : { _id, picture: { ...image, alt: caption } }
  })
  const index = Math.max(
    0,
    samples.findIndex(({ _id }) => _id === start),
  )
  const first = samples[index]
  if (first === undefined) return null
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    import('../lightbox.tsx').then(
      (module) => setLightbox(() => module.Lightbox),
      () => location.assign(getLargestUrl(first.picture)),
    )
  }
  return (
    <>
      <a
        className="choice-zoom off-sheet"
        href={getLargestUrl(first.picture)}
        aria-label={`${choiceSamples}: ${name}`}
        onClick={enlarge}
      >
        <Icon name="zoom" small />
        {choiceSamples}
      </a>
      {Lightbox !== null && (
        <Lightbox
          name={name}
          pictures={samples.map(({ picture }) => picture)}
          hasCaptions
          index={index}
          opener={null}
          onTurn={() => {}}
          onClose={() => setLightbox(null)}
        />
      )}
    </>
  )
}
