/** Address of the screen Choices, to which the form of a product links. */
export const choicesAddress = '/admin/manage-store/choices'
