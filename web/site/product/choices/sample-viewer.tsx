import { type MouseEvent, useState } from 'react'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import { getLargestUrl } from '../../../../domain/media/media.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTexts } from '../../content/texts.ts'
import type { SampleLightbox } from './sample-lightbox.tsx'

interface SampleViewerProps {
  choice: OfferedChoice
  /** Id of the value whose sample is shown first. */
  start: string | undefined
}

/** Link to the samples of a choice in full size. The viewer is loaded by the first click. */
export function SampleViewer({ choice: { name, values }, start }: SampleViewerProps) {
  const { choiceSamples } = useTexts<'product'>()
  const [Lightbox, setLightbox] = useState<typeof SampleLightbox>()
  const samples = values.filter(({ image }) => image !== null)
  const first = samples.find(({ _id }) => _id === start) ?? samples[0]
  if (!first?.image) return null
  const address = getLargestUrl(first.image)
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    import('./sample-lightbox.tsx').then(
      (module) => setLightbox(() => module.SampleLightbox),
      () => location.assign(address),
    )
  }
  return (
    <>
      <a
        className="choice-zoom off-sheet"
        href={address}
        aria-label={`${choiceSamples}: ${name}`}
        onClick={enlarge}
      >
        <Icon name="zoom" small />
        {choiceSamples}
      </a>
      {Lightbox && (
        <Lightbox
          name={name}
          samples={samples}
          first={first}
          onClose={() => setLightbox(undefined)}
        />
      )}
    </>
  )
}
