/** Comma-separated address with a line break after its second comma. */
export function AddressLines({ address }: { address: string }) {
  const parts = address.split(',')
  const rest = parts.slice(2).join(',').trim()
  if (rest === '') return address
  return (
    <>
      {parts.slice(0, 2).join(',')},<br />
      {rest}
    </>
  )
}
