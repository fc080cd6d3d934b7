// What Biome does not look at: that sizes come from the scale in web/styles/tokens.css, widths from the
// names in web/styles/breakpoints.css, and that no two rules fight.

/** From 4 px on a length is a step of the scale; what is smaller sets a line straight. */
const length = /(?<![\w.-])-?(?:[4-9]|\d{2,})(?:\.\d+)?px\b|(?<![\w.-])-?\d*\.?\d+rem\b/
/** A size that grows with the window is its own scale, where it is used once. */
const fixedLength = new RegExp(`^(?!.*clamp\\().*(?:${length.source})`)
const anyLength = /^(?!.*clamp\().*(?<![\w.-])\d*\.?\d+(?:px|rem)\b/
const fontWithLength = /^(?!.*var\(--fs-).*\d(?:px|rem)\b/
const time = /(?<![\w.-])(?=[\d.]*[1-9])[\d.]+m?s\b/
/** Rings and marks have no blur; what has is a shadow. */
const blurred = /(?:^|,)\s*(?:inset\s+)?-?[\d.]+(?:px)?\s+-?[\d.]+(?:px)?\s+(?!0\b)[\d.]+px/

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportUnscopedDisables: true,
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:padding|margin)|^(?:row-|column-)?gap$|^border.*radius$/': [fixedLength],
        'font-size': [anyLength],
        font: [fontWithLength],
        '/^(?:transition|animation)(?:-|$)/': [time],
        'box-shadow': [blurred],
      },
      {
        message: (property, value) =>
          `“${property}: ${value}” takes a token of web/styles/tokens.css instead of a literal.`,
      },
    ],
    'media-feature-name-allowed-list': [
      [
        'prefers-color-scheme',
        'prefers-contrast',
        'prefers-reduced-motion',
        'forced-colors',
        'scripting',
        'pointer',
        'any-pointer',
        'hover',
        'any-hover',
      ],
      { message: (name) => `“${name}” takes a width by its name: see web/styles/breakpoints.css.` },
    ],
    'declaration-no-important': true,
    'selector-max-id': 0,
    'no-duplicate-selectors': true,
    'no-descending-specificity': true,
    'no-unknown-animations': true,
    'no-invalid-position-declaration': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
  },
}
