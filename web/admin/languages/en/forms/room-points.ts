export const roomPoints = {
  aside: '{count, number} of {max, number}',
  noPhoto: 'Choose a photo first. Then mark the products in it.',
  help: 'Click a product in the photo to mark it. Drag a mark, or move it with the arrow keys (with Shift in larger steps); Delete removes it.',
  noProduct: 'no product yet',
  notThere: 'Only products of your shop can be marked. <link>Add a product</link>',
  mark: 'Mark {number}: {name}, {x, number}% from the left, {y, number}% from the top',
  add: 'Add a mark',
  change: 'Choose another product for mark {number}: {name}',
  remove: 'Remove mark {number}: {name}',
  described: '{name}, {x, number}% from the left and {y, number}% from the top',
} as const
