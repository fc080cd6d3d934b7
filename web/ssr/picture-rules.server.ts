const classes = /(?<=[" ])(?:p-(?<tones>[0-9a-f]{9})|f-(?<x>\d{1,3})-(?<y>\d{1,3}))(?=[" ])/g

/** Rules by their classes. */
export type PictureRules = ReadonlyMap<string, string>

/**
 * The rules of the classes that pictures in the markup have (`web/ui/picture-classes.ts`). A text that
 * reads like such a class gets a rule too, which does nothing.
 */
export function pictureRules(markup: string): PictureRules {
  const rules = new Map<string, string>()
  for (const [name, tones, x, y] of markup.matchAll(classes)) {
    if (rules.has(name)) continue
    rules.set(name, tones === undefined ? focusRule(name, x, y) : toneRule(name, tones))
  }
  return rules
}

function toneRule(name: string, tones: string): string {
  const colours = [0, 3, 6].map((at) => `#${tones.slice(at, at + 3)}`)
  return `.${name}{--tones:${colours}}`
}

/** Whatever a box says of all its pictures, a picture may say of itself. */
function focusRule(name: string, x = '50', y = '50'): string {
  return `.${name}{object-position:${x}% ${y}%!important}`
}
