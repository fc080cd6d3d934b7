import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

// Functions that return faults of the open page, each as a line of text. They find out from computed styles what
// scrolls, clips or is hidden, so that they hold for every page.

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's serialisation: boolean attributes with a value, closed void elements, unescaped characters.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    // Allowed by the standard, and needed by sliders.
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
})

/** Errors in the HTML of a response. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

/** Sums the layout shifts of each page loaded from now on; see `readShift`. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => window.shift)
}

/** Sets the size of all texts, as a visitor does in the settings of the browser; an empty size resets it. */
export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

/**
 * Elements that are too wide, squeezed, cut, covered or too small to press on the page as it is now. Texts of any length
 * `mayBeShortened` to a number of lines, or by an ellipsis.
 */
export async function findLayoutFaults(
  page: Page,
  { mayBeShortened = false } = {},
): Promise<string[]> {
  const faults = [
    await findWide(page),
    await findTextFaults(page, mayBeShortened),
    await findSmallTargets(page),
    await findOffCentre(page),
  ]
  return faults.flat()
}

/** Outermost elements wider than the screen, except in boxes that scroll or clip. */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const contained = new Map<Element, boolean>()
    const isContained = (element: Element): boolean => {
      const box = element.parentElement
      if (box === null || box === document.body) return false
      const known = contained.get(box)
      const found = known ?? (getComputedStyle(box).overflowX !== 'visible' || isContained(box))
      contained.set(box, found)
      return found
    }
    const wide = new Set<Element | null>()
    const names: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width } = element.getBoundingClientRect()
      // Content entirely beyond the left edge is hidden on purpose: no one can scroll there.
      const isBeyond = width > 0 && right > 0 && (left < -1 || right > clientWidth + 1)
      if (!isBeyond || !element.checkVisibility({ visibilityProperty: true })) continue
      if (isContained(element)) continue
      wide.add(element)
      if (!wide.has(element.parentElement))
        names.push(`${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
    }
    if (scrollWidth > clientWidth) names.push(`the page of ${scrollWidth} px`)
    return names.map((name) => `too wide: ${name}`)
  })
}

/** Texts of which a part is clipped without another way to read it, and texts that are drawn over others. */
function findTextFaults(page: Page, mayBeShortened: boolean): Promise<string[]> {
  return page.evaluate((mayShorten) => {
    const faults = new Set<string>()
    const shown: { text: string; parent: Element; layer: Element | null; line: DOMRect }[] = []
    // Most boxes hold many texts.
    const boxes = new Map<Element, ReturnType<typeof measureBox>>()
    const measureBox = (box: Element) => {
      const { position, display, overflowX, overflowY, contain, textOverflow, webkitLineClamp } =
        getComputedStyle(box)
      const isPaintedWithin = /\b(?:paint|content|strict)\b/.test(contain)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
      const edges = { left, right, top, bottom, width, height }
      return { position, display, overflowX, overflowY, isPaintedWithin, isShortened, ...edges }
    }
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? measureBox(element)
      boxes.set(element, box)
      return box
    }
    // A dialog covers the page on purpose.
    const root = [...document.querySelectorAll(':modal, :popover-open')].at(-1) ?? document.body
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim().slice(0, 40) ?? ''
      if (parent === null || text === '') continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (parent.closest('script, style, noscript, option, textarea') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      let lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const letters = node.textContent ?? ''
      // A column that others leave no room breaks a name letter by letter.
      const isNarrow =
        innerWidth >= 600 && lines.length > 8 && lines.every(({ width }) => width < 120)
      if (isNarrow && !boxOf(parent).isShortened) faults.add(`squeezed: ${text}`)
      if (lines.length > 1 && letters.length < 30 && parent.closest('button, label') !== null) {
        for (const { 0: word, index } of letters.matchAll(/[\p{L}\p{M}]+/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = [...range.getClientRects()].map(({ top }) => top)
          if (Math.max(...tops) - Math.min(...tops) > 4) faults.add(`broken in a word: ${text}`)
        }
      }
      // A link leads to the whole text, and a tooltip shows it.
      const isReadable = mayShorten || parent.closest('a[href], [title]') !== null
      let isScrolled = false
      let layer: Element | null = null
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { position, display, overflowX, overflowY, isPaintedWithin, isShortened, ...edges } =
          boxOf(box)
        const { left, right, top, bottom, width, height } = edges
        if (['fixed', 'sticky'].includes(position)) layer ??= box
        if (box === root) break
        if (display === 'inline') continue
        // Only for screen readers, in rem at times.
        if (width <= 2 || height <= 2) lines = []
        const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow)
        if (['auto', 'scroll'].includes(overflowX)) isScrolled = true
        const isAside = (line: DOMRect) => line.left >= right - 1 || line.right <= left + 1
        // Another slide.
        if (overflowX !== 'visible' && lines.every(isAside)) lines = []
        const isCut = lines.some((line) => {
          // Glyphs extend beyond a tight line box without being cut.
          const slack = line.height / 3
          const isWide = line.left < left - 1 || line.right > right + 1
          const isHigh = line.top < top - slack || line.bottom > bottom + slack
          return (hides(overflowX) && isWide) || (hides(overflowY) && isHigh)
        })
        if (isCut && !isScrolled && !(isShortened && isReadable))
          faults.add(`cut by ${box.tagName} ${box.className}: ${text}`)
        lines = lines.flatMap((line) => {
          const isX = overflowX !== 'visible' || isPaintedWithin
          const isY = overflowY !== 'visible' || isPaintedWithin
          const x = isX ? Math.max(line.left, left) : line.left
          const y = isY ? Math.max(line.top, top) : line.top
          const end = isX ? Math.min(line.right, right) : line.right
          const foot = isY ? Math.min(line.bottom, bottom) : line.bottom
          // Less than half a line is the edge of a line that is hidden.
          if (end <= x || foot - y < line.height / 2) return []
          return new DOMRect(x, y, end - x, foot - y)
        })
      }
      shown.push(...lines.map((line) => ({ text, parent, layer, line })))
    }
    shown.sort((one, other) => one.line.top - other.line.top)
    for (const [index, { text, parent, layer, line }] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (other.line.top >= line.bottom) break
        // Fixed elements move over the page.
        if (other.parent === parent || other.layer !== layer) continue
        // Letters are lower than their lines.
        const isBeside =
          Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left) < 2
        const overlap = Math.min(line.bottom, other.line.bottom) - other.line.top
        if (!isBeside && overlap > Math.min(line.height, other.line.height) / 2)
          faults.add(
            `drawn over each other: ${parent.tagName} ${parent.className} ${text} | ${other.parent.tagName} ${other.parent.className} ${other.text}`,
          )
      }
    }
    return [...faults]
  }, mayBeShortened)
}

/** Targets that do not reach 24 px in each direction (WCAG 2.5.8), except links in sentences. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=switch], [role=tab]',
    )
    const { scrollX, scrollY } = window
    const small = [...targets].filter((target) => {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const { width, height } = target.getBoundingClientRect()
      // Only for screen readers, or the control behind a label that is pressed instead.
      if ((width >= 24 && height >= 24) || width <= 1 || height <= 1) return false
      const sentence = target.parentElement?.textContent?.trim()
      const isInline = getComputedStyle(target).display === 'inline'
      if (isInline && sentence !== target.textContent?.trim()) return false
      // Labels, padding of children and pseudo-elements enlarge a target: find what a press there would hit.
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hits = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + right, y + down)
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
      }
      // Covered by a dialog or a fixed element.
      if (!hits(0, 0)) return false
      const reach = (right: number, down: number) => {
        let pixels = 0
        while (pixels < 24 && hits(right * (pixels + 1), down * (pixels + 1))) pixels += 1
        return pixels
      }
      return reach(-1, 0) + reach(1, 0) < 23 || reach(0, -1) + reach(0, 1) < 23
    })
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return small.map((target) => {
      const { width, height } = target.getBoundingClientRect()
      const name = `${target.tagName} ${target.className} ${target.textContent?.trim().slice(0, 40)}`
      return `too small to press: ${name} ${width.toFixed()}×${height.toFixed()}`
    })
  })
}

/** Buttons of the back office whose words are not centred vertically. */
function findOffCentre(page: Page): Promise<string[]> {
  return page.locator('.mantine-Button-root').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const words = document.createRange()
        words.selectNodeContents(button)
        const inside = words.getBoundingClientRect()
        const { top, bottom } = button.getBoundingClientRect()
        return inside.height > 0 && Math.abs(inside.top - top - (bottom - inside.bottom)) > 8
      })
      .map((button) => `off centre: ${button.className} ${button.textContent}`),
  )
}

declare global {
  interface Window {
    /** Sum of the layout shifts since the page was loaded. */
    shift: number
  }
}
