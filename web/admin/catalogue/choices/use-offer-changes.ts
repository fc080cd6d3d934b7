import { useTranslations } from 'use-intl'
import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { useApi } from '../../app/admin-context.ts'
import { readError } from '../../app/use-data.ts'
import { showDone, showFailure } from '../../ui/toast.tsx'

/** Choices of a product before a change. */
interface PreviousChoices {
  _id: string
  choices: NamedChoice[]
}

/** Offers a choice on many products, with one undo for all. */
export function useOfferChanges(reload: () => Promise<void>) {
  const t = useTranslations('catalogue.choices.offerChanges')
  const api = useApi()

  async function undo(choices: PreviousChoices[]): Promise<void> {
    try {
      await api.call(productEndpoints.changeMany, {}, { choices })
      showDone(t('restored'))
    } catch (thrown) {
      showFailure(readError(thrown).message)
    }
    await reload()
  }

  /** Resolves to the server's error, or to '' if all products offer it. */
  return async (chosen: Product[], offer: NamedChoice, name: string): Promise<string> => {
    try {
      const ids = chosen.map(({ _id }) => _id)
      const { previousChoices = [] } = await api.call(
        productEndpoints.changeMany,
        {},
        { ids, change: { offer } },
      )
      const offered = t('offered', { name, count: chosen.length })
      const hadBefore = countWith(previousChoices, offer)
      showDone(hadBefore === 0 ? offered : `${offered} ${t('hadBefore', { count: hadBefore })}`, {
        onUndo: () => void undo(previousChoices),
      })
    } catch (thrown) {
      const { message, errors } = readError(thrown)
      return Object.values(errors)[0] ?? message
    }
    await reload()
    return ''
  }
}

/** Number of the products that offered the choice before. */
function countWith(previous: PreviousChoices[], { choice }: NamedChoice): number {
  return previous.filter(({ choices }) => choices.some((one) => one.choice === choice)).length
}
