import { useTranslations } from 'use-intl'
import type { PreviousChoices, Product } from '../../../../domain/api/products.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { readError } from '../../app/use-data.ts'
import { type BulkWrite, idsAndVersions } from '../use-bulk-write.ts'

/** Offers a choice on many products, with one undo for all. */
export function useOfferChanges(write: BulkWrite) {
  const t = useTranslations('catalogue.choices.offerChanges')

  /** Resolves to the server's error, or to '' if all products offer it. */
  return async (chosen: Product[], offer: NamedChoice, name: string): Promise<string> => {
    const offered = t('offered', { name, count: chosen.length })
    const done = ({ previousChoices = [] }: { previousChoices?: PreviousChoices }) => {
      const count = countWith(previousChoices, offer)
      return count === 0 ? offered : `${offered} ${t('hadBefore', { count })}`
    }
    try {
      const body = { ...idsAndVersions(chosen), change: { offer } }
      await write(body, { done, restored: t('restored') })
      return ''
    } catch (thrown) {
      const { status, message, errors } = readError(thrown)
      return status === 409 ? message : (Object.values(errors)[0] ?? message)
    }
  }
}

/** Number of the products that offered the choice before. */
function countWith(previous: PreviousChoices, { choice }: NamedChoice): number {
  return previous.filter(({ choices }) => choices.some((one) => one.choice === choice)).length
}
