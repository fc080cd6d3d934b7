export const searchWords = {
  searchWords: {
    title: 'Built-in search words',
    lead: 'A search for any word of a group finds products with the others too. Turn off a group that does not fit your shop. <link>Your own synonyms</link> come first.',
    find: 'Find a word',
    onlyOff: 'Only groups that are off ({count, number})',
    all: '{all, number} groups',
    found: '{count, plural, =0 {No group matches.} other {# of {all, number} groups}}',
  },
  vocabularySection: {
    kinds: {
      furniture: 'Furniture',
      room: 'Rooms',
      material: 'Materials',
      colour: 'Colours',
      part: 'Parts',
      style: 'Styles',
      seat: 'Seats',
      use: 'Uses',
    },
    count: '{count, plural, one {# group} other {# groups}}{off, plural, =0 {} other {, # off}}',
    includes: 'Also finds: {titles}',
    near: 'Then offers: {titles}',
  },
  useDisabledGroups: {
    off: '“{title}” is off.',
    on: '“{title}” is on.',
  },
} as const
