export const fabric = {
  name: 'Upholstery',
  kind: 'swatch',
  values: [
    { name: 'Sage', colour: '#8a9a7b' },
    { name: 'Indigo', colour: '#2b3a67', surcharge: '1200' },
    { name: 'Natural', colour: '#e6dcc8' },
  ],
}
export const bench = { name: 'Bench length', kind: 'measure', unit: 'cm', min: 100, max: 240 }
