export const rooms = {
  form: {
    title: 'Room',
    saved: '{name} saved.',
  },
  list: {
    lead: 'Photos of rooms with your products marked on them, in this order.',
    edit: 'Edit',
    deletion: 'It disappears from your site immediately.',
    none: 'No rooms yet',
    noneHint:
      'Add your first room: upload a photo, click the products in it, and choose their products. The section stays hidden until there is one.',
    marks:
      '{count, plural, =0 {No product marked} one {# marked product} other {# marked products}}',
    hiddenMarks:
      'Hidden, {count, plural, =0 {no product marked} one {# marked product} other {# marked products}}',
  },
} as const
