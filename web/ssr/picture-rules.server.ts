const classes =
  /(?<=[" ])(?:p-(?<tones>[0-9a-f]{9})|f-(?<x>\d{1,3})-(?<y>\d{1,3})|c-(?<colour>[0-9a-f]{6})|m-(?<left>\d{1,4})-(?<top>\d{1,4}))(?=[" ])/g

/** CSS rules by class name. */
export type PictureRules = ReadonlyMap<string, string>

/**
 * CSS rules for the classes of pictures, colours and marks in the markup
 * (`web/ui/picture-classes.ts`, `web/ui/colour-class.ts`, `web/site/rooms/mark-place.ts`). A text that looks like such a class only adds a rule without effect.
 */
export function pictureRules(markup: string): PictureRules {
  const rules = new Map<string, string>()
  for (const [name, tones, x, y, colour, left, top] of markup.matchAll(classes)) {
    if (rules.has(name)) continue
    if (left !== undefined) rules.set(name, markRule(name, left, top))
    else if (colour !== undefined) rules.set(name, `.${name}{--swatch:#${colour}}`)
    else rules.set(name, tones === undefined ? focusRule(name, x, y) : toneRule(name, tones))
  }
  return rules
}

/** Place of a mark, in thousandths of the photograph's width and height. */
function markRule(name: string, left: string, top = '0'): string {
  return `.${name}{--x:${Number(left) / 10}%;--y:${Number(top) / 10}%}`
}

function toneRule(name: string, tones: string): string {
  const colours = [0, 3, 6].map((at) => `#${tones.slice(at, at + 3)}`)
  return `.${name}{--tones:${colours}}`
}

/**
 * `!important`, because a picture's own focus point takes precedence over its container's style.
 */
function focusRule(name: string, x = '50', y = '50'): string {
  return `.${name}{object-position:${x}% ${y}%!important}`
}
