/**
 * Address to which a browser without JavaScript submits a form, after the visitor has filled in
 * fields by their names: a text, or the values of radio buttons and checkboxes.
 */
export function submittedAddress(
  form: HTMLFormElement | null,
  filledIn: Record<string, string | string[]> = {},
): string {
  if (form?.method !== 'get') throw new Error('There is no form that leads to an address.')
  for (const [name, values] of Object.entries(filledIn))
    for (const value of [values].flat()) fillIn(form, name, value)
  const address = new URL(form.action)
  address.search = `${new URLSearchParams(fieldsOf(form))}`
  return address.pathname + address.search + address.hash
}

function fillIn(form: HTMLFormElement, name: string, value: string): void {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement => field.getAttribute('name') === name,
  )
  const isOption = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'
  const field = fields.find((one) => !isOption(one) || one.value === value)
  if (field === undefined) throw new Error(`The form has no field ${name} for ${value}.`)
  if (isOption(field)) field.checked = true
  else field.value = value
}

function fieldsOf(form: HTMLFormElement): string[][] {
  const window = form.ownerDocument.defaultView
  if (window === null) return []
  return [...new window.FormData(form)].map(([name, value]) => [name, `${value}`])
}
