import { useDebouncedValue } from '@mantine/hooks'
import { quotationEndpoints } from '../../../../domain/api/quotations.ts'
import { findNumberPatternError } from '../../../../domain/quotation/number-pattern.ts'
import { useData } from '../../app/use-data.ts'

/** Number that the next quotation would get by a pattern; a dash for an invalid one. */
export function NextNumber({ value }: { value: string }) {
  const [pattern] = useDebouncedValue(value.trim(), 200)
  const isValid = findNumberPatternError(pattern) === undefined
  const { data } = useData(isValid ? quotationEndpoints.nextNumber : null, {}, { pattern })
  return <b>{(isValid && data?.number) || '–'}</b>
}
