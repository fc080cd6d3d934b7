/** Text with the decimal digits of Arabic and Indian scripts as 0 to 9. */
export function normaliseDigits(text: string): string {
  return text.replace(/[^\P{Decimal_Number}0-9]/gu, (digit) => asciiDigitOf(digit) ?? digit)
}

/** Digit 0 to 9 for a decimal digit of an Arabic or Indian script; undefined for other scripts. */
export function asciiDigitOf(digit: string): string | undefined {
  const code = digit.codePointAt(0) ?? 0
  const zero = [...zeros].find((first) => {
    const distance = code - (first.codePointAt(0) ?? 0)
    return distance >= 0 && distance <= 9
  })
  return zero === undefined ? undefined : String(code - (zero.codePointAt(0) ?? 0))
}

/** Digit zero of each script. */
const zeros = '٠۰०০੦૦୦௦౦೦൦'
