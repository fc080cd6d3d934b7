/** Names of records, in their order. */
export function namesOf(records: { name: string }[]): string[] {
  return records.map(({ name }) => name)
}
