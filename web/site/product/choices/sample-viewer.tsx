import type { MouseEvent } from 'react'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import { getLargestUrl } from '../../../../domain/media/media.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTexts } from '../../content/texts.ts'
import { useLazyDialog } from '../../ui/load-or-reload.ts'

interface SampleViewerProps {
  choice: OfferedChoice
  /** Id of the value whose sample is shown first. */
  start: string | undefined
}

/**
 * Link to the samples of a choice in full size, each with its name and note. The viewer is loaded by
 * the first click.
 */
export function SampleViewer({ choice: { name, values }, start }: SampleViewerProps) {
  const { choiceSamples } = useTexts<'product'>()
  const { Dialog: Lightbox, open, close } = useLazyDialog(loadLightbox)
  const samples = values.flatMap(({ _id, name, note, image }) =>
    image === null ? [] : { ...image, _id, alt: [name, note].filter(Boolean).join('. ') },
  )
  const index = Math.max(
    0,
    samples.findIndex(({ _id }) => _id === start),
  )
  const first = samples[index]
  if (first === undefined) return null
  const address = getLargestUrl(first)
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    open(() => location.assign(address))
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
        <Lightbox name={name} pictures={samples} hasCaptions index={index} onClose={close} />
      )}
    </>
  )
}

async function loadLightbox() {
  return (await import('../lightbox.tsx')).Lightbox
}
