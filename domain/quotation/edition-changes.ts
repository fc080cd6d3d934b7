import type { Edition } from './edition.ts'
import type { ChangedPart, EditionChange } from './quotation.ts'

/** Photographs differ in any form. */
type AnyEdition = Edition<unknown>

/** Differences that a customer has to know of a newer edition, in the order of the page. */
export function findChanges(before: AnyEdition, after: AnyEdition): EditionChange[] {
  const changes = lineChanges(before.lines, after.lines)
  const add = (kind: ChangedPart) => changes.push({ kind })
  const { sums: then } = before
  const { sums: now } = after
  if (!isEqual(before.discount, after.discount)) add('discount')
  if (then.delivery !== now.delivery) add('delivery')
  if (then.total !== now.total)
    changes.push({ kind: 'total', before: then.total, after: now.total })
  if (before.advancePercent !== after.advancePercent) add('advance')
  if (before.validUntil !== after.validUntil)
    changes.push({ kind: 'validUntil', before: before.validUntil, after: after.validUntil })
  if (before.taxNote !== after.taxNote) add('taxNote')
  if (before.terms !== after.terms) add('terms')
  if (!isEqual(before.customer, after.customer)) add('customer')
  return changes
}

/** Lines of the newer edition in order, then those that are gone. */
function lineChanges(before: AnyEdition['lines'], after: AnyEdition['lines']): EditionChange[] {
  const then = new Map(before.map((line) => [line._id, line]))
  const now = new Set(after.map(({ _id }) => _id))
  return [
    ...after.flatMap((line): EditionChange[] => {
      const { title } = line
      const earlier = then.get(line._id)
      if (earlier === undefined) return [{ kind: 'lineAdded', title }]
      if (isEqual(earlier, line)) return []
      return [{ kind: 'lineChanged', title, before: earlier.sum, after: line.sum }]
    }),
    ...before.flatMap(({ _id, title }): EditionChange[] =>
      now.has(_id) ? [] : [{ kind: 'lineRemoved', title }],
    ),
  ]
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
