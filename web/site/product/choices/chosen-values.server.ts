import type { RouterContextProvider } from 'react-router'
import type { Texts } from '../../../../domain/text/page-texts.ts'
import { scopeContext } from '../../../ssr/context.ts'
import { shownLanguageOf } from '../../content/page-language.server.ts'

/** Value of a choice that the shop is filtered by. */
export interface ChosenValue {
  _id: string
  /** Name of its choice; empty if the value is gone. */
  choice: string
  name: string
}

/** Values by their ids, in the order of the choices; those that visitors cannot see come last. */
export async function readChosenValues(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
  texts: Texts<'shop'>,
): Promise<ChosenValue[]> {
  if (ids.length === 0) return []
  const { services } = context.get(scopeContext)
  const choices = await services.choices.definitions(shownLanguageOf(context))
  const known = [...choices.values()].flatMap((choice) =>
    choice.values
      .filter(({ _id, hidden }) => !hidden && ids.includes(_id))
      .map(({ _id, name }) => ({ _id, choice: choice.name, name })),
  )
  const gone = ids.filter((id) => !known.some(({ _id }) => _id === id))
  return [...known, ...gone.map((_id) => ({ _id, choice: '', name: texts.filterValueGone }))]
}
