import { type Product, productEndpoints } from '../../../../domain/api/products.ts'
import type { NamedChoice } from '../../../../domain/choices/offered-choice.ts'
import { useApi } from '../../app/admin-context.ts'
import { readError } from '../../app/use-data.ts'
import { showDone, showFailure } from '../../ui/toast.tsx'
import { countOf } from '../product-labels.ts'

/** Choices of a product before a change. */
interface PreviousChoices {
  _id: string
  choices: NamedChoice[]
}

/** Offers a choice on many products, with one undo for all. */
export function useOfferChanges(reload: () => Promise<void>) {
  const api = useApi()

  async function undo(choices: PreviousChoices[]): Promise<void> {
    try {
      await api.call(productEndpoints.changeMany, {}, { choices })
      showDone('Choices restored.')
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
      showDone(`${name} offered on ${countOf(chosen)}.${hadBefore(previousChoices, offer)}`, {
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

/** How many of the products offered the choice before. */
function hadBefore(previous: PreviousChoices[], { choice }: NamedChoice): string {
  const { length } = previous.filter(({ choices }) => choices.some((one) => one.choice === choice))
  if (length === 0) return ''
  return length === 1 ? ' 1 of them had it already.' : ` ${length} of them had it already.`
}
