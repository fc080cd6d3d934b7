import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { OfferedChoice } from '../../../../domain/choices/offered-choice.ts'
import type { MeasureReader } from '../../../../domain/choices/selection.ts'
import { useLabels } from '../../content/texts.ts'
import { MeasureField } from './measure-field.tsx'
import SelectedProduct, { type SelectedProductProps } from './selected-product.tsx'

/**
 * The selected product, with fields for its measures. What reads them is loaded when a visitor is
 * about to type; the server has read the one in the address.
 */
export default function MeasuredProduct(props: SelectedProductProps) {
  const { offered, measures: asked } = props.choices
  const { search } = useLocation()
  const units = useLabels('offer')
  const [reader, setReader] = useState<MeasureReader>()
  const load = useCallback(async () => {
    const { measureReader } = await import('../../../../domain/choices/choice-measure.ts')
    const read = measureReader(units)
    setReader(() => read)
    return read
  }, [units])
  const measures = useMemo(() => {
    const readOnServer = (text: string, { _id }: OfferedChoice) =>
      asked[_id]?.typed === text.trim() ? asked[_id].read : null
    return { load, read: reader ?? readOnServer, Field: MeasureField }
  }, [asked, load, reader])
  useEffect(() => {
    const query = new URLSearchParams(search)
    const isUnread = offered.some((choice) => {
      const text = choice.kind === 'measure' ? query.get(choice.slug)?.trim() : ''
      return text && measures.read(text, choice) === null
    })
    // An address of an exported page, or one that the visitor came back to.
    if (isUnread) void load().catch(() => {})
  }, [load, measures, offered, search])
  return <SelectedProduct {...props} measures={measures} />
}
