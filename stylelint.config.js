// Rules that Biome does not check: sizes come from the scale in web/styles/tokens.css, breakpoints from the
// names in web/styles/breakpoints.css, and rules do not conflict.

/** Lengths from 4 px must be steps of the scale; smaller ones are optical corrections. */
const length = /(?<![\w.-])-?(?:[4-9]|\d{2,})(?:\.\d+)?px\b|(?<![\w.-])-?\d*\.?\d+rem\b/
/** Fluid sizes with `clamp()` are exempt: each is used once and has a scale of its own. */
const fixedLength = new RegExp(`^(?!.*clamp\\().*(?:${length.source})`)
const anyLength = /^(?!.*clamp\().*(?<![\w.-])\d*\.?\d+(?:px|rem)\b/
const fontWithLength = /^(?!.*var\(--fs-).*\d(?:px|rem)\b/
const time = /(?<![\w.-])(?=[\d.]*[1-9])[\d.]+m?s\b/
/** Shadows have a blur radius; rings and marks drawn with `box-shadow` have none. */
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
