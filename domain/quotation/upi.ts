/** True for an address that money is sent to by UPI, such as `zula@okbank`. */
export function isUpiId(text: string): boolean {
  return /^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i.test(text)
}

/** Currency of UPI payments. */
export const upiCurrency = 'INR'

/** URL that opens an app for a payment; `amount` is a normalised decimal. */
export function upiLink(payment: {
  upiId: string
  payee: string
  amount: string
  note: string
}): string {
  const { upiId, payee, amount, note } = payment
  const [whole = '', places = ''] = amount.split('.')
  // Percent-encoded throughout: not every app decodes `+` as a space.
  const values = { pa: upiId, pn: payee, am: `${whole}.${places.padEnd(2, '0')}`, cu: upiCurrency }
  const query = Object.entries({ ...values, tn: note })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `upi://pay?${query}`
}
